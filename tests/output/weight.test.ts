import { describe, expect, test } from 'vitest';
import { locales } from '../../src/model/text/locale.ts';
import { budget } from '../../tools/bench/budgets.ts';
import { files, firstLoad, firstSearch, pages, pagesOver, stored, total } from './builtSite.ts';

describe.each(locales)('Weight in %s', (locale) => {
  test('the first search loads at most 128 kB', () => {
    expect(firstSearch(locale)).toBeLessThanOrEqual(budget.firstSearch);
  });

  test('every page loads at most 17 kB, 2.5 kB of it scripts', () => {
    const own = pages.filter((page) => page.startsWith(`/${locale}/`));
    expect(own).toHaveLength(pages.length / locales.length);
    expect(pagesOver(budget.firstLoad, own, total)).toEqual([]);
    expect(own.filter((page) => firstLoad(page, () => 0).js > budget.scripts)).toEqual([]);
  });
});

test('HTML and style sheet of every page fit into one TCP window', () => {
  expect(pagesOver(budget.beforeScripts, pages, ({ html, css }) => html + css)).toEqual([]);
});

test.each([
  ['posts', /^\/..\/blog\/(?!archive$|authors$|tags$)[^/]+$/],
  ['guides of the API', /^\/..\/docs\/api\/guides\//],
  ['pages on trouble', /^\/..\/docs\/troubleshoot\//],
])('the median of %s fits into one TCP window with its scripts; other kinds weigh less', (_, kind) => {
  const bytes = pages.filter((page) => kind.test(page)).map((page) => total(firstLoad(page)));
  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.filter((page) => page <= budget.beforeScripts).length).toBeGreaterThanOrEqual(bytes.length / 2);
});

test('a Persian page with its fonts loads at most 48 kB', () => {
  const load = firstLoad('/fa/docs/troubleshoot/slow-connection');
  expect(load.fonts).toBeGreaterThan(0);
  expect(total(load) + load.fonts).toBeLessThanOrEqual(budget.persianWithFonts);
});

test('the whole site takes at most 39.6 kB per page', () => {
  const bytes = files.reduce((sum, file) => sum + stored(file), 0);
  // The goal is 31.9 kB. Twins take 5.3 kB; parts of the API, programs and copies the rest.
  expect(bytes / pages.length).toBeLessThanOrEqual(budget.page);
});
