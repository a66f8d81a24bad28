import { describe, expect, test } from 'vitest';
import { files, firstLoad, pages, stored, total } from './builtSite.ts';

/** Budgets of the first load, in bytes as sent, and of the whole output. */
const budget = { firstLoad: 18_000, scripts: 6_000, persianWithFonts: 48_000, output: 60_000_000, pages: 1920 };

/** Pages that readers come to first. */
const entrances = [
  '/docs/tutorial-basics/getting-started',
  '/docs/troubleshoot/slow-connection',
  '/docs/troubleshoot/connection-issue',
  '/docs/services/vpn-protocols/wireguard',
  '/docs/changelog/changelog-2024-10-15',
];

describe.each(['en', 'fa', 'ru'])('Weight in %s', (locale) => {
  test.each(entrances)('%s loads in 18 kB, of it 6 kB of scripts', (path) => {
    const load = firstLoad(`/${locale}${path}`);
    expect(total(load)).toBeLessThanOrEqual(budget.firstLoad);
    expect(load.js).toBeLessThanOrEqual(budget.scripts);
  });

  test('every page of the docs loads in 18 kB, apart from the years of the changelog, which hold all texts of a year', () => {
    const docs = pages.filter((page) => page.startsWith(`/${locale}/docs/`) && !/\/docs\/changelog\/\d{4}$/.test(page));
    expect(docs.length).toBeGreaterThan(700);
    expect(docs.filter((page) => total(firstLoad(page)) > budget.firstLoad)).toEqual([]);
  });
});

test('a Persian page with its fonts loads in 48 kB', () => {
  const load = firstLoad('/fa/docs/troubleshoot/slow-connection');
  expect(load.fonts).toBeGreaterThan(0);
  expect(total(load) + load.fonts).toBeLessThanOrEqual(budget.persianWithFonts);
});

test('the whole site takes no more than 60 MB for each 1,920 pages', () => {
  const site = files.filter((file) => !/\.(br|gz)$/.test(file));
  const bytes = site.reduce((sum, file) => sum + stored(file), 0);
  expect(bytes / pages.length).toBeLessThanOrEqual(budget.output / budget.pages);
});
