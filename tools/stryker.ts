/**
 * `npm run test:stryker`: Stryker changes the pure code in thousands of small ways and counts how many of them the unit tests notice. It takes
 * hours; `npm run test:stryker -- "src/model/**"` looks at a part, and `-- --sample 1/8` at the first of every eight files of each area. Stryker
 * is installed into `.cache/stryker` the first time: nothing else needs its hundred packages.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { readSample, sampleOf } from './mutations/sample.ts';
import { readStrykerReport, scoreOf } from './mutations/score.ts';

const version = '10.1.1';
const root = join(import.meta.dirname, '..');
const folder = join(root, '.cache', 'stryker', version);
const program = join(folder, 'node_modules', '.bin', 'stryker');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string', default: '1/1' } },
});
const patterns = positionals.length > 0 ? positionals : ['src/{model,search,reference,content,check}/**/*.{ts,tsx}'];
const isCode = (path: string) => /\.tsx?$/.test(path) && !/\.(test|d)\.tsx?$|\/(testing|fixtures)[/.]/.test(path);
const found = globSync(patterns, { cwd: root }).map((path) => path.split(sep).join('/'));
const files = sampleOf(found.filter(isCode), readSample(values.sample));
if (files.length === 0) throw new Error(`No file of the code matches ${patterns.join(', ')}.`);

if (!existsSync(program)) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${version}`);
  // Without its own Vitest: it runs the one of this repository.
  run('npm', ['install', '--legacy-peer-deps', '--no-audit', '--no-fund', ...packages], folder);
}
run(program, ['run', 'tests/mutations/stryker.config.json', '--mutate', files.join(',')], root);

const report = readStrykerReport(join(root, '.cache', 'stryker', 'report.json'));
const asked = Object.entries(report).filter(([path]) => files.includes(path));
console.log(scoreOf(Object.fromEntries(asked)).join('\n'));

function run(command: string, args: readonly string[], cwd: string): void {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
