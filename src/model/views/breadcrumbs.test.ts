import { describe, expect, it } from 'vitest';
import { exampleSite, exampleView } from '../testing/exampleSite.ts';
import type { Locale } from '../text/locale.ts';

const site = exampleSite();
const labels = (path: string, locale: Locale = 'en') =>
  exampleView(path, locale, site).breadcrumbs.map(({ label }) => label);

describe('the breadcrumbs', () => {
  it('lead from the home page through docs, section and category to the page', () => {
    expect(exampleView('/docs/guide/old', 'en', site).breadcrumbs).toEqual([
      { label: site.strings.en.chrome.home, path: '/' },
      { label: 'Documentation', path: '/docs' },
      { label: 'Guide', path: '/docs/guide/start' },
      { label: 'More', path: undefined },
      { label: 'en docs/guide/old', path: '/docs/guide/old' },
    ]);
  });

  it('are in the language of the reader', () => {
    expect(labels('/docs/guide/old', 'ru').slice(1)).toEqual([
      'Документация',
      'Руководство',
      'More',
      'en docs/guide/old',
    ]);
  });

  it('name a category with its own page once', () => {
    expect(labels('/docs/guide/trouble').slice(2)).toEqual(['Guide', 'Trouble']);
    expect(labels('/docs/guide/slow').slice(2)).toEqual(['Guide', 'Trouble', 'en docs/guide/slow']);
  });

  it('name the first page of a section only once, since the section leads to it', () => {
    expect(labels('/docs/guide/start').slice(1)).toEqual(['Documentation', 'en docs/guide/start']);
  });

  it('lead from the docs to a document outside all sidebars', () => {
    expect(labels('/docs/tutorial-extras/translate').slice(1)).toEqual([
      'Documentation',
      'en docs/tutorial-extras/translate',
    ]);
  });

  it('lead to an operation through its kind and its group', () => {
    const { queries } = site.strings.en.api;
    const { breadcrumbs } = exampleView('/docs/api/Queries/User-Accounts/credit', 'en', site);
    expect(breadcrumbs.slice(2)).toEqual([
      { label: queries, path: '/docs/api/Queries' },
      { label: 'Accounts: Queries', path: '/docs/api/Queries/User-Accounts' },
      { label: 'Read credit', path: '/docs/api/Queries/User-Accounts/credit' },
    ]);
  });

  it("lead to a release through the year of the reader's calendar", () => {
    expect(labels('/docs/changelog/changelog-2024-03-19').slice(2)).toEqual(['2024', '6.1.0 · 19 March']);
    expect(labels('/docs/changelog/changelog-2024-03-19', 'fa').slice(2)).toEqual(['۱۴۰۲', '6.1.0 · ۲۹ اسفند']);
  });

  it('lead from the home page to the blog, and from the blog to posts', () => {
    const { home } = site.strings.en.chrome;
    const { title, archive } = site.strings.en.blog;
    expect(labels('/blog/first-servers')).toEqual([home, title, 'en blog/first-servers']);
    expect(labels('/blog/archive')).toEqual([home, title, archive]);
    expect(labels('/blog')).toEqual([home, title]);
  });

  it('contain only the home page and the page itself outside docs and blog', () => {
    expect(labels('/')).toEqual([site.strings.en.chrome.home]);
    expect(labels('/docs').slice(1)).toEqual(['Documentation']);
    expect(labels('/about-us').slice(1)).toEqual(['en pages/about']);
  });
});
