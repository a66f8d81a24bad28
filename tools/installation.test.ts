import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { isInstalled } from './bootstrap.mjs';

const root = join(import.meta.dirname, '..');
const names = z.record(z.string(), z.string()).default({});
const systems = z.union([z.string().transform((one) => [one]), z.array(z.string())]).optional();
const packages = z
  .object({
    packages: z.record(z.string(), z.object({ optionalDependencies: names, os: systems, cpu: systems, libc: systems })),
  })
  .parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))).packages;

/** The folder of the lock file in which Node would find a package that `folder` needs. */
function findPackage(folder: string, name: string): string | undefined {
  const nested = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
  if (packages[nested]) return nested;
  if (folder === '') return undefined;
  return findPackage(folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/'))), name);
}

/** Packages with a binary for each platform, and its folders; Node may be the machine's. */
const compiled = Object.entries(packages).flatMap(([folder, { optionalDependencies }]) => {
  if (folder === '') return [];
  const binaries = Object.keys(optionalDependencies).flatMap((name) => findPackage(folder, name) ?? []);
  return binaries.filter((binary) => packages[binary]?.cpu).length > 1 ? [{ folder, binaries }] : [];
});

/** The binaries that each compiled package has for a machine. */
function binariesFor([os = '', cpu = '', libc = '']: readonly string[]) {
  const suits = (wanted: readonly string[] | undefined, own: string) => wanted === undefined || wanted.includes(own);
  return compiled.map(({ folder, binaries }) => ({
    folder,
    binaries: binaries.filter((binary) => {
      const entry = packages[binary];
      return entry?.cpu && suits(entry.os, os) && suits(entry.cpu, cpu) && suits(entry.libc, libc);
    }),
  }));
}

test('Every optional dependency of every locked package has an entry in the lock file', () => {
  const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => findPackage(folder, name) === undefined)
      .map((name) => `${folder} needs ${name}`),
  );
  expect(missing).toEqual([]);
});

test.each([
  ['darwin', 'arm64'],
  ['darwin', 'x64'],
  ['win32', 'arm64'],
  ['win32', 'x64'],
  ['linux', 'arm64', 'glibc'],
  ['linux', 'arm64', 'musl'],
  ['linux', 'x64', 'glibc'],
  ['linux', 'x64', 'musl'],
])('Every compiled package has a binary for %s %s', (...machine) => {
  expect(compiled.length).toBeGreaterThan(4);
  expect(binariesFor(machine).filter(({ binaries }) => binaries.length === 0)).toEqual([]);
});

test('Packages that npm has installed here count as installed, so that no command installs them again', () => {
  expect(isInstalled()).toBe(true);
});
