// What must run before the project's packages are there: so no imports but Node's own, and no TypeScript.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
/** Where the lock file of the last installation is kept, to see whether it is still the one. */
const stamp = join(root, 'node_modules', '.installed-lock');

/** Installs the locked packages, unless they are there already. */
export function install() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages…');
  // Not `npm ci`: it refuses a lock file without the binaries of platforms that a registry happens not to have.
  finish(spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], options()));
  writeFileSync(stamp, lock);
}

/** Runs a script of the project with the project's own Node. Ends this process if it fails. */
export function run(script, ...args) {
  finish(spawnSync(join(bin, 'node'), [join(root, script), ...args], options()));
}

function options() {
  const path = `${bin}${delimiter}${process.env.PATH ?? ''}`;
  return { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: path }, shell: process.platform === 'win32' };
}

function finish({ status, signal, error }) {
  if (error) console.error(error.message);
  if (status !== 0) process.exit(signal ? 130 : (status ?? 1));
}
