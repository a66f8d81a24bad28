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

  it('lead to an operation through its kind and its group', () => {
    const { queries } = site.strings.en.api;
    const { breadcrumbs } = exampleView('/docs/api/Queries/User-Accounts/credit', 'en', site);
    expect(breadcrumbs.slice(2)).toEqual([
      { label: queries, path: '/docs/api/Queries' },
      { label: 'Accounts: Queries', path: '/docs/api/Queries/User-Accounts' },
      { label: 'Read credit', path: '/docs/api/Queries/User-Accounts/credit' },
    ]);
  });

  const { home } = site.strings.en.chrome;
  const { title, archive } = site.strings.en.blog;
  const docs = 'Documentation';

  it.each([
    // A category with its own page is named once.
    ['/docs/guide/trouble', [home, docs, 'Guide', 'Trouble']],
    ['/docs/guide/slow', [home, docs, 'Guide', 'Trouble', 'en docs/guide/slow']],
    // The section itself leads to its first page.
    ['/docs/guide/start', [home, docs, 'en docs/guide/start']],
    ['/docs/tutorial-extras/translate', [home, docs, 'en docs/tutorial-extras/translate']],
    ['/docs/changelog/changelog-2024-03-19', [home, docs, '2024', '6.1.0 · 19 March']],
    ['/blog/first-servers', [home, title, 'en blog/first-servers']],
    ['/blog/archive', [home, title, archive]],
    ['/blog', [home, title]],
    ['/', [home]],
    ['/docs', [home, docs]],
    ['/about-us', [home, 'en pages/about']],
  ])('of %s are %j', (path, trail) => {
    expect(labels(path)).toEqual(trail);
  });

  it('are in the language and the calendar of the reader', () => {
    const inRussian = ['Документация', 'Руководство', 'More', 'en docs/guide/old'];
    expect(labels('/docs/guide/old', 'ru').slice(1)).toEqual(inRussian);
    expect(labels('/docs/changelog/changelog-2024-03-19', 'fa').slice(2)).toEqual(['۱۴۰۲', '6.1.0 · ۲۹ اسفند']);
  });
});
