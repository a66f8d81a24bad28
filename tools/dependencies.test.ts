import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const versions = z.record(z.string(), z.string());

const manifest = z
  .object({ dependencies: versions, devDependencies: versions, allowScripts: z.record(z.string(), z.boolean()) })
  .parse(JSON.parse(read('package.json')));

const packageSchema = z.object({
  version: z.string(),
  resolved: z.string().optional(),
  link: z.boolean().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
  dependencies: versions.default({}),
});

/** What `package-lock.json` installs, by the folder it goes to. */
const packages = new Map(
  Object.entries(
    z.object({ packages: z.record(z.string(), z.unknown()) }).parse(JSON.parse(read('package-lock.json'))).packages,
  )
    .filter(([folder]) => folder !== '')
    .map(([folder, entry]) => [folder, packageSchema.parse(entry)]),
);
const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The folders of a package and of all that it needs. */
function withDependencies(name: string, found = new Set<string>()): Set<string> {
  const folder = `node_modules/${name}`;
  if (found.has(folder)) return found;
  found.add(folder);
  for (const needed of Object.keys(packages.get(folder)?.dependencies ?? {})) withDependencies(needed, found);
  return found;
}

test('Every package comes from a registry and is held to its checksum', () => {
  expect(packages.size).toBeGreaterThan(400);
  const doubtful = [...packages].filter(
    ([folder, { resolved, integrity, link }]) =>
      !folder.startsWith('node_modules/') ||
      link ||
      !integrity?.startsWith('sha512-') ||
      // `.npmrc` leaves the host of the registry out: what names a place is no registry's.
      resolved !== undefined,
  );
  expect(doubtful).toEqual([]);
});

test('Every version is an exact one', () => {
  const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
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

test('What is sent to readers may be passed on freely', () => {
  // The rows that docs/dependencies.md marks, and the font. Astro sends only code of its own; the rest of it builds.
  const marked = [...read('docs/dependencies.md').matchAll(/^\| (.*) ● \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  expect(marked).toContain('react-dom');
  const sent = ['@fontsource-variable/vazirmatn', ...marked].flatMap((name) =>
    name === 'astro' ? [`node_modules/${name}`] : [...withDependencies(name)],
  );
  const permissive = ['MIT', 'ISC', '0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'OFL-1.1'];
  const others = sent.filter((folder) => !permissive.includes(packages.get(folder)?.license ?? 'none'));
  expect(others).toEqual([]);
});
