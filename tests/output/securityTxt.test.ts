import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import config from '../../site/site.config.ts';
import { output } from './builtSite.ts';

test('security.txt says where to report a vulnerability, and is believed for less than a year', () => {
  const text = readFileSync(join(output, '.well-known', 'security.txt'), 'utf8');
  const fields = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(' ') + 1)]),
  );
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Canonical']);
  expect(fields.get('Contact')).toBe(config.links.tickets);
  expect(fields.get('Canonical')).toMatch(/^https:\/\/.+\/\.well-known\/security\.txt$/);
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(365);
});
