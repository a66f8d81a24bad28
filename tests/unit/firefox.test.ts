import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { colorSchemeOf, preferColorScheme } from '../firefox/colorScheme.ts';
import { leftOut } from '../firefox/leftOut.ts';

const override = (features: object) => ({
  id: 7,
  method: 'emulation.setMediaFeaturesOverride',
  params: { features, userContexts: ['default'] },
});

test('the colour scheme that Playwright wishes for is read from its command', () => {
  expect(colorSchemeOf(override({ 'prefers-color-scheme': 'dark' }))).toBe('dark');
  expect(colorSchemeOf(override({ 'prefers-color-scheme': null }))).toBe('system');
  expect(colorSchemeOf(override({}))).toBe('system');
  expect(() => colorSchemeOf(override({ 'prefers-color-scheme': 'sepia' }))).toThrow();
});

test('Firefox counts dark as 0, light as 1 and the wish of the system as 2', () => {
  expect(
    (['dark', 'light', 'system'] as const).map((scheme) => /(\d)\)$/.exec(preferColorScheme(scheme))?.[1]),
  ).toEqual(['0', '1', '2']);
});

test('every test that Firefox leaves out is there to be left out', () => {
  const folder = join(import.meta.dirname, '..', 'e2e');
  const specs = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.spec.ts'));
  const titles = specs
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/\btest\(\s*(["'`])(.+?)\1/gs)])
    .map(([, , title]) => title ?? '');
  expect(titles.length).toBeGreaterThan(100);
  for (const { title } of leftOut)
    expect(
      titles.filter((one) => title.test(one)),
      String(title),
    ).not.toEqual([]);
});
