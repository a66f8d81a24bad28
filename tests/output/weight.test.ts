import { describe, expect, test } from 'vitest';
import { locales } from '../../src/model/text/locale.ts';
import { budget } from '../../tools/bench/budgets.ts';
import { files, firstLoad, firstSearch, pages, pagesOver, stored, total } from './builtSite.ts';

/** Pages that readers come to first. */
const entrances = [
  '/docs/tutorial-basics/getting-started',
  '/docs/troubleshoot/slow-connection',
  '/docs/troubleshoot/connection-issue',
  '/docs/services/vpn-protocols/wireguard',
  '/docs/changelog/changelog-2024-10-15',
];

describe.each(locales)('Weight in %s', (locale) => {
  test.each(entrances)('%s loads in 17 kB, of it 2.5 kB of scripts', (path) => {
    const load = firstLoad(`/${locale}${path}`);
    expect(total(load)).toBeLessThanOrEqual(budget.firstLoad);
    expect(load.js).toBeLessThanOrEqual(budget.scripts);
  });

  test('the first search loads in 128 kB', () => {
    expect(firstSearch(locale)).toBeLessThanOrEqual(budget.firstSearch);
  });

  test('every page loads in 17 kB', () => {
    const own = pages.filter((page) => page.startsWith(`/${locale}/`));
    expect(own.length).toBeGreaterThan(700);
    expect(pagesOver(budget.firstLoad, own, total)).toEqual([]);
  });
});

test('HTML and style sheet of every page come in one TCP window', () => {
  expect(pagesOver(budget.beforeScripts, pages, ({ html, css }) => html + css)).toEqual([]);
});

test('a Persian page with its fonts loads in 48 kB', () => {
  const load = firstLoad('/fa/docs/troubleshoot/slow-connection');
  expect(load.fonts).toBeGreaterThan(0);
  expect(total(load) + load.fonts).toBeLessThanOrEqual(budget.persianWithFonts);
});

test('the whole site takes no more than 39.6 kB for each page', () => {
  const bytes = files.reduce((sum, file) => sum + stored(file), 0);
  // The goal is 85 MB for 2,668 pages, 31.9 kB each. Contents on every page, labels of illustrative history and icons that keep their size
  // without a style sheet take half a kilobyte more; twelve versions of the schema and what readers ask, in the index of search, another 0.2 kB.
  // Names of operations in the sidebars and addresses of all arguments, fields and errors of the API take 0.5 kB, nearly nothing of it when sent;
  // the guides with programs in four languages, which are longer than most pages, and the lists of what can be kept offline 0.4 kB.
  // The Markdown twins take 5.3 kB a page. No page loads
  // them, and they are in none of the copies for readers. The cards with the first steps of an answer take 0.1 kB,
  // the question at the end of a page, the page of figures and the words that readers search with another 0.1 kB. The links to edit the pages of the API and of releases, and their days, take 0.2 kB.
  // The copies of the three languages take 0.3 kB; HTML as React and Astro write it, with closed shapes and escaped quotes, 0.5 kB: both
  // compress to nearly nothing.
  expect(bytes / pages.length).toBeLessThanOrEqual(budget.page);
});
