/**
 * `npm run test:mutations`: breaks one behaviour after the other in a copy of the repository, and holds that the test that `tests/mutations`
 * names notices. `npm run test:mutations -- theme` tries only those whose sentence or file has the word.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserMutations } from '../tests/mutations/browser.ts';
import type { Mutation } from '../tests/mutations/mutation.ts';
import { outputMutations } from '../tests/mutations/output.ts';
import { unitMutations } from '../tests/mutations/unit.ts';
import { copyRepository } from './mutations/copyRepository.ts';
import { type Verdict, verdictOf } from './mutations/verdict.ts';

const word = process.argv[2]?.toLowerCase() ?? '';
const isAsked = ({ breaks, file }: Mutation) => `${breaks} ${file}`.toLowerCase().includes(word);
const folder = copyRepository('mutations');
const report = join(folder, '.cache', 'mutation.json');

/** Breaks the copy. Returns what puts it right again. */
function apply({ file, find, replace }: Mutation): () => void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const places = before.split(find).length - 1;
  if (places !== 1)
    throw new Error(`${file} has ${places} places with ${JSON.stringify(find)}, not one: correct tests/mutations.`);
  writeFileSync(
    path,
    before.replace(find, () => replace),
  );
  return () => writeFileSync(path, before);
}

function run(program: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(join(folder, 'node_modules', '.bin', program), args, {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, CI: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...environment },
  });
  return status === 0;
}

/** The sites that a browser test opens: each is built again for each mutation. */
const sitesOf = (file: string): string =>
  readFileSync(join(folder, file), 'utf8').includes('variantPort') ? 'small,configured' : 'small';

/** Runs the tests of a title and says how they ended. */
function testOf([file, title]: Mutation['test'], ...options: readonly string[]): Verdict {
  rmSync(report, { force: true });
  const pattern = title.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  if (file.endsWith('.spec.ts'))
    run('playwright', ['test', file, '-g', pattern, '--retries=0', '--reporter=json'], { SITES: sitesOf(file) });
  else run('vitest', ['run', file, ...options, '-t', pattern, '--reporter=json', `--outputFile.json=${report}`]);
  return verdictOf(report);
}

const survivors: string[] = [];
let noticed = 0;
function note({ breaks, file, test: [, title] }: Mutation, verdict: Verdict): void {
  if (verdict === 'failed') noticed += 1;
  else survivors.push(`${breaks} (${file}): ${verdict === 'passed' ? 'not noticed by' : 'could not be run:'} ${title}`);
  console.log(`${verdict === 'failed' ? '✓' : '✗'} ${breaks}`);
}

for (const mutation of [...unitMutations, ...browserMutations].filter(isAsked)) {
  const restore = apply(mutation);
  note(mutation, testOf(mutation.test));
  restore();
}

const inOutput = outputMutations.filter(isAsked);
if (inOutput.length > 0) {
  for (const mutation of inOutput) apply(mutation);
  if (!run('astro', ['build', '--silent']))
    throw new Error('The site cannot be built with the mutations of tests/mutations/output.ts.');
  for (const mutation of inOutput) note(mutation, testOf(mutation.test, '--config', 'tests/output/vitest.config.ts'));
}

rmSync(folder, { recursive: true, force: true });
for (const survivor of survivors) console.error(survivor);
console.log(`${noticed} of ${noticed + survivors.length} noticed`);
process.exitCode = survivors.length > 0 ? 1 : 0;
