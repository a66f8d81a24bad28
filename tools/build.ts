/** `npm run build`: checks, builds into a folder of its own, checks the output, compresses it, and only then replaces `dist/`. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'astro';
import config from '../site/site.config.ts';
import { checkOutput } from '../src/build/checkOutput.ts';
import { loadSite } from '../src/content/loadSite.ts';
import { formatProblems, type Problem, ProblemsError } from '../src/model/problems.ts';
import { compressFolder } from './compress.ts';

const root = join(import.meta.dirname, '..');
const output = join(root, 'dist');
const fresh = join(root, '.cache', 'dist');
const previous = join(root, '.cache', 'dist-previous');
const drafts = process.env.DRAFTS === '1';

// A build that was stopped between the last two steps took the old output away and did not bring the new one.
if (!existsSync(output) && existsSync(previous)) renameSync(previous, output);

await step('Reading configuration and content', () => {
  report(loadSite(root, { drafts }).problems);
});
await step('Rendering pages', async () => {
  rmSync(fresh, { recursive: true, force: true });
  // In this process: one that is stopped leaves none behind which goes on writing into the folder of the next build.
  await build({ root, outDir: fresh, logLevel: 'silent' });
});
await step('Following links in the output', () => {
  const problems = checkOutput(fresh, config.base);
  report(problems);
  if (!drafts && problems.some(({ level }) => level === 'error')) throw new ProblemsError(problems);
});
await step('Compressing', async () => {
  const { files, brotli } = await compressFolder(fresh);
  return `${files} files, ${(brotli / 1e6).toFixed(1)} MB`;
});
rmSync(previous, { recursive: true, force: true });
if (existsSync(output)) renameSync(output, previous);
renameSync(fresh, output);
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
      '\nThe build has stopped. Mend what is named above and build again; `npm run check` is the quick way to look.',
    );
    if (existsSync(output)) console.error('Nothing was replaced: dist/ holds the last good build.');
    process.exit(1);
  }
}

function report(problems: readonly Problem[]): void {
  const warnings = problems.filter(({ level }) => level === 'warning');
  if (warnings.length > 0) console.warn(`\n${formatProblems(warnings)}`);
}
