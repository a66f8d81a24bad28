/**
 * `npm run test:stryker`: Stryker changes the pure code in thousands of small ways and counts how many of them the unit tests notice. It takes
 * hours; `npm run test:stryker -- "src/model/**"` looks at a part. Stryker is installed into `.cache/stryker` the first time: nothing else
 * needs its hundred packages.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const version = '10.1.1';
const root = join(import.meta.dirname, '..');
const folder = join(root, '.cache', 'stryker', version);
const program = join(folder, 'node_modules', '.bin', 'stryker');

if (!existsSync(program)) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${version}`);
  // Without its own Vitest: it runs the one of this repository.
  run('npm', ['install', '--legacy-peer-deps', '--no-audit', '--no-fund', ...packages], folder);
}
const patterns = process.argv.slice(2);
const mutate =
  patterns.length > 0 ? ['--mutate', [...patterns, '!src/**/*.test.ts', '!src/**/*.test.tsx'].join(',')] : [];
run(program, ['run', 'tests/mutations/stryker.config.json', ...mutate], root);

function run(command: string, args: readonly string[], cwd: string): void {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
