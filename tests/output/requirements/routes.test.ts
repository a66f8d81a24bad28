import { describe, expect, test } from 'vitest';
import { home } from '../../../site/home.ts';
import siteConfig from '../../../site/site.config.ts';
import { locales } from '../../../src/model/text/locale.ts';
import { all, linksOf, one, pageAt, textOf } from '../dom.ts';
import { isLaterTroublePath, isOtherCalendar } from '../pages/addresses.ts';
import { documents } from '../pages/documents.ts';
import { expectPages } from './pages.ts';
import * as paths from './paths.ts';
import { docsPages, surveyOf } from './survey.ts';

const russianPaths = [...documents.keys()].filter((path) => path.startsWith('/ru/'));
const hrefs = (selector: string, path: string) => linksOf(selector, pageAt(path)).map(([, href]) => href);

describe('Top-level pages', () => {
  test('ROUTE-04: the home page greets in every language and searches', () => {
    expectPages(['/']);
    expect(one('#home-search', pageAt('/ru/'))).toBeDefined();
    expect(one('.brand', pageAt('/ru/docs'))?.attribs['href']).toBe('/ru/');
  });

  test('ROUTE-05: the search page has a field for the query, and the problems of the home page without scripts too', () => {
    for (const locale of locales) {
      expect(one('#page-search', pageAt(`/${locale}/search`))?.attribs['name']).toBe('q');
      const problems = home.problems.items[locale].map(({ label, to }) => [
        label.replace(/\s/g, ' '),
        `/${locale}${to}`,
      ]);
      expect(linksOf('main', pageAt(`/${locale}/search`))).toEqual(expect.arrayContaining(problems));
    }
  });

  test('ROUTE-06: the plain page has text, and no sidebar', () => {
    expectPages(['/markdown-page']);
    for (const locale of locales) expect(one('.docs-sidebar', pageAt(`/${locale}/markdown-page`))).toBeUndefined();
  });

  test('LIMIT-02: the pages of the documentation are below its root', () => {
    expectPages(['/docs']);
    expect(docsPages.length).toBeGreaterThan(2000);
  });
});

describe('The blog', () => {
  const perPage = siteConfig.blog.postsPerPage;
  const archive = (locale: string) =>
    hrefs('main', `/${locale}/blog/archive`).filter((href) => /\/blog\/[^/]+$/.test(href));

  test('ROUTE-08, LIMIT-05: a page of the list has ten posts, the last one the rest, newest first', () => {
    expect(perPage).toBe(10);
    for (const locale of locales) {
      const posts = archive(locale);
      const count = Math.ceil(posts.length / perPage);
      const lists = Array.from({ length: count }, (_, index) =>
        index === 0 ? `/${locale}/blog` : `/${locale}/blog/page/${index + 1}`,
      );
      expect(lists.flatMap((list) => hrefs('.post-excerpt h2', list))).toEqual(posts);
      for (const list of lists.slice(0, -1)) expect(hrefs('.post-excerpt h2', list)).toHaveLength(perPage);
      expect(documents.has(`/${locale}/blog/page/${count + 1}`)).toBe(false);
      expect(count).toBeGreaterThanOrEqual(2);
    }
  });

  test('ROUTE-09: archive, authors and tags list every post', () => {
    expectPages(['/blog/archive', '/blog/tags']);
    for (const list of ['authors', 'tags']) {
      const pages = hrefs('main', `/ru/blog/${list}`).filter((href) => href.startsWith(`/ru/blog/${list}/`));
      expect(new Set(pages.flatMap((page) => hrefs('.post-excerpt h2', page)))).toEqual(new Set(archive('ru')));
    }
  });

  test('ROUTE-10: every tag has a page that lists its posts', () => {
    const tags = new Set(hrefs('main', '/ru/blog/tags').filter((href) => href.startsWith('/ru/blog/tags/')));
    for (const tag of paths.namesIn('ROUTE-10')) {
      expect(tags).toContain(`/ru/blog/tags/${tag}`);
      for (const locale of locales) {
        const posts = hrefs('.post-excerpt h2', `/${locale}/blog/tags/${tag}`);
        expect(posts.length, tag).toBeGreaterThan(0);
        for (const post of posts) expect(hrefs('article .tags', post), post).toContain(`/${locale}/blog/tags/${tag}`);
      }
    }
  });

  test('ROUTE-11: every year from 2007 to 2024 has a post, and the chapters of the history have theirs', () => {
    const posts = archive('ru');
    expectPages(posts.map((path) => path.slice(3)));
    const years = new Set(posts.map((post) => one('article time', pageAt(post))?.attribs['datetime']?.slice(0, 4)));
    for (let year = 2007; year <= 2024; year += 1) expect(years).toContain(String(year));
    for (const chapter of [
      'founding',
      'spring-boot-transformation',
      'vless-protocol-innovation',
      'wireguard-quantum-future',
    ])
      expect(
        posts.filter((post) => post.includes(chapter)),
        chapter,
      ).toHaveLength(1);
  });

  test('ROUTE-12: the sidebar groups all posts by the years of the calendar of the reader', () => {
    const yearOf = { en: 'en-u-nu-latn', fa: 'fa-IR-u-ca-persian', ru: 'ru' };
    for (const locale of locales) {
      const page = pageAt(`/${locale}/blog`);
      const years = all('.blog-sidebar h3', page).map(textOf);
      const posts = all('.blog-sidebar h3 + ul', page).flatMap((list, index) =>
        linksOf('li', list).map(([, href]) => ({ year: years[index], href })),
      );
      expect(posts.map(({ href }) => href)).toEqual(archive(locale));
      for (const { year, href } of posts) {
        const date = one('article time', pageAt(href))?.attribs['datetime'] ?? '';
        const format = new Intl.DateTimeFormat(yearOf[locale], { year: 'numeric', timeZone: 'UTC' });
        const [shown] = format.formatToParts(new Date(date)).filter(({ type }) => type === 'year');
        expect(year, href).toBe(shown?.value);
      }
    }
  });
});

describe('The documentation', () => {
  test('ROUTE-13: the hub begins with the default page', () => {
    expect(hrefs('main', '/ru/docs')[0]).toBe('/ru/docs/tutorial-basics/getting-started');
  });

  test('ROUTE-07, ROUTE-14: every page has breadcrumbs that lead from the home page to the page itself', () => {
    for (const { path, locale, breadcrumbs } of docsPages) {
      const [home, hub, ...further] = breadcrumbs;
      expect([home?.[1], hub?.[1]], path).toEqual([`/${locale}/`, `/${locale}/docs`]);
      expect(further.length, path).toBeGreaterThan(0);
      expect(further.at(-1)?.[1], path).toBeUndefined();
      expect(
        breadcrumbs.every(([text]) => /\S/.test(text)),
        path,
      ).toBe(true);
    }
  });

  test('ROUTE-15, ROUTE-16: every page is in the sidebar of its section, and marked there; the extras have none', () => {
    const section: readonly [folder: RegExp, sidebar: string | undefined][] = [
      [/^\/tutorial-extras\/|^\/tutorial-basics\/not-on-device$/, undefined],
      [/^\/tutorial-basics\//, 'tutorialSidebar'],
      [/^\/troubleshoot(\/|$)/, 'troubleshootSidebar'],
      [/^\/services\/(orbnet|business-solutions)(\/|$)/, 'businessSidebar'],
      [/^\/services(\/|$)/, 'servicesSidebar'],
      [/^\/business(\/|$)/, 'businessSidebar'],
      [/^\/api(\/|$)/, 'apiSidebar'],
      [/^\/changelog\//, 'changelogSidebar'],
    ];
    for (const page of docsPages) {
      const [, found] = section.find(([folder]) => folder.test(page.path.slice('/ru/docs'.length))) ?? [];
      // Only answers lead to the later questions about trouble.
      const sidebar = isLaterTroublePath(page.path) ? undefined : found;
      expect(page.sidebar, page.path).toBe(sidebar);
      // A year of the other calendar and its parts have pages, but no entries in the sidebar.
      if (sidebar && !isOtherCalendar(page.path)) expect(page.isInSidebar, page.path).toBe(true);
    }
    expectPages(paths.extraPaths);
  });

  test.each(['ROUTE-17', 'ROUTE-18', 'ROUTE-19', 'ROUTE-20', 'ROUTE-21', 'ROUTE-22', 'ROUTE-23'])(
    '%s: every page that the requirement lists is there',
    (id) => expectPages(paths.pathsIn(id)),
  );

  test.each([
    ['ROUTE-24: business', paths.businessPaths],
    ['ROUTE-25: the landing page of the API', ['/docs/api/getting-started']],
    ['ROUTE-35: the landing page of the changelog', ['/docs/changelog/changelog']],
  ])('%s', (_, wanted) => expectPages(wanted));
});

describe('The API reference', () => {
  test.each([
    ['ROUTE-26', 'Mutations'],
    ['ROUTE-27', 'Queries'],
  ])('%s: every group of %s has a page that lists its operations, and each of them a page', (id, kind) => {
    for (const group of paths.namesIn(id)) {
      const folder = `/docs/api/${kind}/${group.replaceAll(' ', '-')}`;
      expectPages([folder]);
      const listed = hrefs('main', `/ru${folder}`).filter((href) => href.startsWith(`/ru${folder}/`));
      const built = russianPaths.filter((path) => path.startsWith(`/ru${folder}/`));
      expect(built.length, folder).toBeGreaterThan(0);
      expect(new Set(listed), folder).toEqual(new Set(built));
      expectPages(built.map((path) => path.slice(3)));
    }
  });
});

describe('The changelog', () => {
  const dates = russianPaths.flatMap(
    (path) => /^\/ru\/docs\/changelog\/changelog-(\d{4}-\d\d-\d\d)$/.exec(path)?.[1] ?? [],
  );

  test('ROUTE-36: it has several hundred dated pages from 2007 on, and 2024-10-15 follows 2024-09-20', () => {
    expect(dates.length).toBeGreaterThanOrEqual(300);
    const sorted = dates.toSorted();
    expect(sorted[0]).toMatch(/^2007-/);
    expect(sorted[sorted.indexOf('2024-09-20') + 1]).toBe('2024-10-15');
    expectPages(dates.map((date) => `/docs/changelog/changelog-${date}`));
    for (const locale of locales)
      for (const date of dates) expect(surveyOf(`/${locale}/docs/changelog/changelog-${date}`).day).toBe(date);
  });
});
