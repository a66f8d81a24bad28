// What must run before the project's packages are installed, perhaps on an old Node: only Node's own modules, and no TypeScript.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
/** The oldest major version of Node that runs the project's TypeScript. */
const oldestNode = 24;

/** Installs exactly the locked packages, unless they are installed already. */
export function install() {
  if (isInstalled()) return;
  console.log('Installing packages…');
  finish(spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], options()));
}

/** Runs a script of the project with the project's own Node, or with the machine's if that is new enough. Ends this process if it fails. */
export function run(script, ...args) {
  const machine = process.versions.node;
  if (!existsSync(join(bin, 'node')) && Number.parseInt(machine, 10) < oldestNode) {
    console.error(
      `npm could not install Node ${oldestNode} for ${process.platform} ${process.arch}, and Node ${machine} of this machine is too old: install Node ${oldestNode} or newer.`,
    );
    process.exit(1);
  }
  finish(spawnSync('node', [script, ...args], options()));
}

/** Whether every package of the lock file that this platform must have is installed; npm keeps a list of what it installed. */
function isInstalled() {
  const list = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const installed = packagesOf(list);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(([folder, { integrity, optional }]) =>
    installed[folder] ? installed[folder].integrity === integrity : optional || folder === '',
  );
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function options() {
  const path = `${bin}${delimiter}${process.env.PATH ?? ''}`;
  return { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: path }, shell: process.platform === 'win32' };
}

function finish({ status, signal, error }) {
  if (error) console.error(error.message);
  if (status !== 0) process.exit(signal ? 130 : (status ?? 1));
}
