/** `npm run build`: builds into another folder, checks the output, then replaces `dist/`. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { changedOutput, readOutput } from '../src/check/output/readOutput.ts';
import { withBuildCache } from '../src/content/buildCache.ts';
import { outsideHosts } from '../src/model/config/siteConfig.ts';
import { formatProblems, type Problem, ProblemsError } from '../src/model/problems/problems.ts';
import { runRules } from '../src/model/problems/rule.ts';
import { addressOf, allViews } from '../src/model/site.ts';
import { writeKeepLists } from './keep/lists.ts';
import { writeWorkers } from './keep/workers.ts';
import { writeLicenses } from './licenses.ts';
import { loadModules } from './loadModules.ts';
import { arrangePages, readPageFiles } from './pageFiles.ts';
import { recordParts, reuseFiles, unchangedParts } from './unchanged/parts.ts';
import { sourcesStamp } from './unchanged/sourcesStamp.ts';
import { stampsOf } from './unchanged/stamps.ts';

const root = join(import.meta.dirname, '..');
const output = join(root, 'dist');
const fresh = join(root, '.cache', 'dist');
const previous = join(root, '.cache', 'dist-previous');
/** Records what the parts of `dist/` were made from. */
const partList = join(root, '.cache', 'parts.json');
const drafts = process.env.DRAFTS === '1';
const pageFiles = readPageFiles(process.env.PAGE_FILES);

// Modules loaded from here on are compiled once, for later builds too.
enableCompileCache(join(root, '.cache', 'node'));
const [{ loadSite }, { rules }] = await loadModules(root, () =>
  Promise.all([import('../src/content/loadSite.ts'), import('../src/check/rules.ts')]),
);

// An earlier build that was stopped while swapping has moved the old output away.
if (!existsSync(output) && existsSync(previous)) renameSync(previous, output);
// Removing twenty thousand files takes seconds: it runs while pages are rendered.
const removal = rm(previous, { recursive: true, force: true });

const { site, stamps, unchanged } = await step('Reading configuration and content', () => {
  const sources = sourcesStamp(root);
  const loaded = withBuildCache(join(root, '.cache', 'texts.bin'), sources, () => loadSite(root, { drafts }));
  const { site, problems } = loaded;
  const stamps = stampsOf(site, sources);
  const unchanged = unchangedParts(output, partList, stamps);
  globalThis.siteOfBuild = loaded;
  globalThis.previousOutput = { folder: output, unchanged };
  report(problems);
  return { site, stamps, unchanged };
});
const takenOver = new Set([...unchanged.values()].flat());
const rendering = async () => {
  rmSync(fresh, { recursive: true, force: true });
  // Node loads the settings at once; Astro would start a Vite server for them.
  const [{ default: settings }, { build }] = await Promise.all([import('../astro.config.ts'), import('astro')]);
  // In this process, so that a stopped build cannot go on writing into the next one.
  await build({ ...settings, configFile: false, root, outDir: fresh, logLevel: 'silent' });
  reuseFiles(output, fresh, takenOver);
};
await step('Rendering pages', rendering, () => {
  const views = allViews(site);
  return `${views.filter((view) => unchanged.has(addressOf(view))).length} of ${views.length} unchanged`;
});
await step(
  'Gathering licences',
  () => writeLicenses(root, fresh),
  (packages) => `${packages} packages`,
);
const outputProblems = await step('Following links in the output', () => {
  const read = (folder: string) => readOutput(folder, site.urls.base, outsideHosts(site.config));
  const isKnown = new Set([...takenOver].map((file) => `/${file}`));
  const problems = runRules(
    rules.output,
    changedOutput(read(fresh), () => read(output), isKnown),
  );
  report(problems);
  if (!drafts && problems.some(({ level }) => level === 'error')) throw new ProblemsError(problems);
  return problems;
});
arrangePages(fresh, pageFiles);
await writeWorkers(root, fresh);
await step('Listing what readers can keep', () => writeKeepLists(fresh, site.config));
await removal;
if (existsSync(output)) renameSync(output, previous);
renameSync(fresh, output);
// The next build reuses parts only of an output that is correct and in its place.
if (outputProblems.length === 0 && pageFiles === 'files') recordParts(output, partList, stamps, site);
else rmSync(partList, { force: true });
console.log('The site is in dist/.');

/** Prints a step with a summary of its result and its time. An error ends the build. */
async function step<Result>(
  name: string,
  work: () => Result | Promise<Result>,
  summaryOf?: (result: Result) => string | undefined,
): Promise<Result> {
  process.stdout.write(`${name}… `);
  const start = performance.now();
  try {
    const result = await work();
    const summary = summaryOf?.(result);
    console.log(`${summary ? `${summary}, ` : ''}${((performance.now() - start) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    console.error(
      '\nThe build has stopped. Fix what is named above and build again; `npm run check` is the quick way to look.',
    );
    if (existsSync(output)) console.error('Nothing was replaced: dist/ contains the last good build.');
    process.exit(1);
  }
}

function report(problems: readonly Problem[]): void {
  const warnings = problems.filter(({ level }) => level === 'warning');
  if (warnings.length > 0) console.warn(`\n${formatProblems(warnings)}`);
}
