/** `npm run build`: checks, builds into a separate folder, checks the output, and only then replaces `dist/`. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'astro';
import { readOutput } from '../src/check/output/readOutput.ts';
import { outsideHosts } from '../src/model/config/siteConfig.ts';
import { formatProblems, type Problem, ProblemsError } from '../src/model/problems/problems.ts';
import { runRules } from '../src/model/problems/rule.ts';
import { allViews } from '../src/model/site.ts';
import { copySizes } from './copySizes.ts';
import { writeKeepLists } from './keep/lists.ts';
import { writeWorkers } from './keep/workers.ts';
import { writeLicenses } from './licenses.ts';
import { loadModules } from './loadModules.ts';
import { arrangePages, readPageFiles } from './pageFiles.ts';
import { keepTimes } from './unchanged/keepTimes.ts';
import { pageStamps } from './unchanged/pageStamps.ts';
import { sourcesStamp } from './unchanged/sourcesStamp.ts';
import { notePages, takeOver, unchangedPages } from './unchanged/unchangedPages.ts';

const root = join(import.meta.dirname, '..');
const output = join(root, 'dist');
const fresh = join(root, '.cache', 'dist');
const previous = join(root, '.cache', 'dist-previous');
/** Names what the pages in `dist/` were made from. */
const pageList = join(root, '.cache', 'pages.json');
const drafts = process.env.DRAFTS === '1';
const pageFiles = readPageFiles(process.env.PAGE_FILES);

const [{ loadSite }, { rules }] = await loadModules(root, () =>
  Promise.all([import('../src/content/loadSite.ts'), import('../src/check/rules.ts')]),
);

// A build that was stopped between the last two steps took the old output away and did not bring the new one.
if (!existsSync(output) && existsSync(previous)) renameSync(previous, output);
// Twenty thousand files, whose removal takes seconds: it goes on while pages are rendered.
const removal = rm(previous, { recursive: true, force: true });

const { site, stamps, unchanged } = await step('Reading configuration and content', () => {
  const loaded = loadSite(root, { drafts });
  const { site, problems } = loaded;
  const stamps = pageStamps(site, sourcesStamp(root));
  const unchanged = unchangedPages(output, pageList, stamps, site.config);
  globalThis.siteOfBuild = { ...loaded, unchanged };
  report(problems);
  return { site, stamps, unchanged };
});
const { base } = site.urls;
const rendering = async () => {
  rmSync(fresh, { recursive: true, force: true });
  // Node reads the settings in an instant, where Astro would start a Vite server for them.
  const { default: settings } = await import('../astro.config.ts');
  // In this process: one that is stopped leaves none behind which goes on writing into the folder of the next build.
  await build({ ...settings, configFile: false, root, outDir: fresh, logLevel: 'silent' });
  return takeOver(output, fresh, unchanged, site.config);
};
const takenOver = await step(
  'Rendering pages',
  rendering,
  () => `${unchanged.size} of ${allViews(site).length} unchanged`,
);
await step(
  'Gathering licences',
  () => writeLicenses(root, fresh),
  (packages) => `${packages} packages`,
);
await step('Following links in the output', () => {
  const built = readOutput(fresh, base, outsideHosts(site.config));
  const problems = runRules(rules.output, built);
  report(problems);
  if (!drafts && problems.some(({ level }) => level === 'error')) throw new ProblemsError(problems);
});
await step(
  'Measuring copies',
  () => copySizes(fresh, site),
  (sizes) => sizes,
);
arrangePages(fresh, pageFiles);
await writeWorkers(root, fresh);
await step('Listing what readers can keep', () => writeKeepLists(fresh, site.config));
await removal;
keepTimes(output, fresh, takenOver);
if (existsSync(output)) renameSync(output, previous);
renameSync(fresh, output);
notePages(output, pageList, stamps, site.config);
console.log('The site is in dist/.');

/** Prints the name of a step, and after it what `noteOf` says about its result and how long it took. An error ends the build. */
async function step<Result>(
  name: string,
  work: () => Result | Promise<Result>,
  noteOf?: (result: Result) => string | undefined,
): Promise<Result> {
  process.stdout.write(`${name}… `);
  const start = performance.now();
  try {
    const result = await work();
    const note = noteOf?.(result);
    console.log(`${note ? `${note}, ` : ''}${((performance.now() - start) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    console.error(
      '\nThe build has stopped. Fix what is named above and build again; `npm run check` is the quick way to look.',
    );
    if (existsSync(output)) console.error('Nothing was replaced: dist/ holds the last good build.');
    process.exit(1);
  }
}

function report(problems: readonly Problem[]): void {
  const warnings = problems.filter(({ level }) => level === 'warning');
  if (warnings.length > 0) console.warn(`\n${formatProblems(warnings)}`);
}
