import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { softwareBill } from './sbom.ts';

const root = join(import.meta.dirname, '..', '..');

test('The list names every package of the lock file with its version, and is the same each time', {
  timeout: 60_000,
}, () => {
  const day = new Date('2026-01-02');
  const written = softwareBill(root, day);
  expect(softwareBill(root, day)).toBe(written);
  const { packages } = z
    .object({ packages: z.array(z.object({ name: z.string(), versionInfo: z.string() })) })
    .parse(JSON.parse(written));
  const listed = new Set(packages.map(({ name, versionInfo }) => `${name}@${versionInfo}`));
  const lock = z
    .object({ packages: z.record(z.string(), z.object({ name: z.string().optional(), version: z.string() })) })
    .parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))).packages;
  // An entry says its name if its folder has another one.
  const locked = Object.entries(lock).map(
    ([folder, { name, version }]) => `${name ?? folder.slice(folder.lastIndexOf('node_modules/') + 13)}@${version}`,
  );
  expect(locked.filter((name) => !listed.has(name))).toEqual([]);
});
