/** `npm run build`: checks, builds into a separate folder, checks the output, compresses it, and only then replaces `dist/`. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'astro';
import { checkOutput } from '../src/build/checkOutput.ts';
import { pathsOfOtherVersions } from '../src/model/docsVersions.ts';
import { formatProblems, type Problem, ProblemsError } from '../src/model/problems.ts';
import { outsideHosts } from '../src/model/siteConfig.ts';
import { compressFolder, compressionSettings } from './compress.ts';
import { writeKeepLists } from './keep/lists.ts';
import { writeWorkers } from './keep/workers.ts';
import { writeLicenses } from './licenses.ts';
import { loadModules } from './loadModules.ts';
import { arrangePages, readPageFiles } from './pageFiles.ts';
import { fillFigures } from './proof/fill.ts';

const root = join(import.meta.dirname, '..');
const output = join(root, 'dist');
const fresh = join(root, '.cache', 'dist');
const previous = join(root, '.cache', 'dist-previous');
/** Names the settings that the files in `dist/` were compressed with. */
const compressedWith = join(root, '.cache', 'compression.json');
const drafts = process.env.DRAFTS === '1';
const pageFiles = readPageFiles(process.env.PAGE_FILES);

const { loadSite } = await loadModules(root, () => import('../src/content/loadSite.ts'));

// A build that was stopped between the last two steps took the old output away and did not bring the new one.
if (!existsSync(output) && existsSync(previous)) renameSync(previous, output);
// Twenty thousand files, whose removal takes seconds: it goes on while pages are rendered.
const removal = rm(previous, { recursive: true, force: true });

let base = '';
let hosts: ReadonlySet<string> = new Set();
let otherVersions: readonly string[] = [];
let listKept: (() => Promise<void>) | undefined;
let measure: (() => Promise<string | undefined>) | undefined;
await step('Reading configuration and content', () => {
  const loaded = loadSite(root, { drafts });
  globalThis.siteOfBuild = loaded;
  const { site, problems } = loaded;
  base = site.urls.base;
  hosts = outsideHosts(site.config);
  otherVersions = pathsOfOtherVersions(site.config);
  listKept = () => writeKeepLists(fresh, site.config);
  measure = () => fillFigures(fresh, site.config, existsSync(output) ? output : undefined);
  report(problems);
});
await step('Rendering pages', async () => {
  rmSync(fresh, { recursive: true, force: true });
  // In this process: one that is stopped leaves none behind which goes on writing into the folder of the next build.
  await build({ root, outDir: fresh, logLevel: 'silent' });
});
await step('Gathering licences', () => `${writeLicenses(root, fresh)} packages`);
await step('Following links in the output', () => {
  const problems = checkOutput(fresh, base, hosts, otherVersions);
  report(problems);
  if (!drafts && problems.some(({ level }) => level === 'error')) throw new ProblemsError(problems);
});
arrangePages(fresh, pageFiles);
await writeWorkers(root, fresh);
await step('Compressing', async () => {
  const sameSettings = existsSync(compressedWith) && readFileSync(compressedWith, 'utf8') === compressionSettings;
  const { files, reused, brotli } = await compressFolder(fresh, sameSettings ? output : undefined);
  return `${files} files, ${reused} of them unchanged, ${(brotli / 1e6).toFixed(1)} MB`;
});
await step('Measuring pages', () => measure?.());
await step('Listing what readers can keep', () => listKept?.());
await removal;
rmSync(compressedWith, { force: true });
if (existsSync(output)) renameSync(output, previous);
renameSync(fresh, output);
writeFileSync(compressedWith, compressionSettings);
console.log('The site is in dist/.');

async function step(
  name: string,
  work: () => undefined | string | void | Promise<undefined | string | void>,
): Promise<void> {
  process.stdout.write(`${name}… `);
  const start = performance.now();
  try {
    const note = await work();
    console.log(`${note ? `${note}, ` : ''}${((performance.now() - start) / 1000).toFixed(1)} s`);
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
