import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import config from '../../site/site.config.ts';
import { output } from './builtSite.ts';

test('security.txt says where to report a vulnerability without an account, and expires within a year', () => {
  const fields = readFileSync(join(output, '.well-known', 'security.txt'), 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => ({ name: line.slice(0, line.indexOf(':')), value: line.slice(line.indexOf(' ') + 1) }));
  const values = (wanted: string) => fields.filter(({ name }) => name === wanted).map(({ value }) => value);
  expect(new Set(fields.map(({ name }) => name))).toEqual(new Set(['Contact', 'Expires', 'Canonical']));
  // The order is that of preference.
  expect(values('Contact')[0]).not.toBe(config.links.tickets);
  for (const contact of values('Contact')) expect(contact).toMatch(/^(https|mailto|tel):/);
  expect(values('Canonical')).toEqual([expect.stringMatching(/^https:\/\/.+\/\.well-known\/security\.txt$/)]);
  const days = (Date.parse(values('Expires')[0] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(365);
});
