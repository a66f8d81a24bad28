import { describe, expect, it } from 'vitest';
import { exampleSite } from '../testing/exampleSite.ts';
import { type ListedPage, pageList, sectionList } from './pageList.ts';

const site = exampleSite();
const sections = pageList(site, 'ru');
const section = (id: string) => sections.find((one) => one.id === id);
const pathsOf = (pages: readonly ListedPage[] = []): (string | undefined)[] =>
  pages.flatMap(({ path, items }) => [path, ...pathsOf(items)]);

describe('the list of all sections', () => {
  const listed = sectionList(site, 'en');

  it('has the sidebars with their pages, and nothing else', () => {
    expect(listed.map(({ id }) => id)).toEqual(['guideSidebar', 'apiSidebar']);
    expect(pathsOf(listed[0]?.items)).toContain('/docs/guide/slow');
  });

  it('leaves out operations, which the pages of their groups list', () => {
    const paths = pathsOf(listed[1]?.items);
    expect(paths).toContain('/docs/api/Queries/User-Accounts');
    expect(paths).not.toContain('/docs/api/Queries/User-Accounts/balance');
  });
});

describe('the list of all pages', () => {
  it('has the sidebars in the order of the navbar, then the blog and the other pages', () => {
    expect(sections.map(({ id, title, path }) => [id, title, path])).toEqual([
      ['guideSidebar', 'Руководство', '/docs/guide/start'],
      ['apiSidebar', 'API', expect.stringMatching(/^\/docs\/api/)],
      ['blog', site.strings.ru.blog.title, '/blog'],
      ['other', site.strings.ru.page.otherPages, undefined],
    ]);
  });

  it('has the pages of a sidebar under its categories, but no unlisted ones', () => {
    expect(section('guideSidebar')?.items).toEqual([
      { title: 'ru docs/guide/start', path: '/docs/guide/start', items: [] },
      {
        title: 'Trouble',
        path: '/docs/guide/trouble',
        items: [{ title: 'en docs/guide/slow', path: '/docs/guide/slow', items: [] }],
      },
      { title: 'More', path: undefined, items: [{ title: 'en docs/guide/old', path: '/docs/guide/old', items: [] }] },
    ]);
  });

  it('has the groups of the API, their operations on request, and a single page for all types', () => {
    const paths = pathsOf(section('apiSidebar')?.items);
    expect(paths).toContain('/docs/api/Queries/User-Accounts');
    expect(paths.filter((path) => path?.includes('/Types/'))).toEqual([]);
    const isInFull = (one: readonly ListedPage[]) => pathsOf(one).includes('/docs/api/Queries/User-Accounts/balance');
    expect([isInFull(sections), isInFull(pageList(site, 'ru', ['changelogYear']))]).toEqual([false, true]);
  });

  it('has the listed posts with their days, the archive, the authors and the page of tags', () => {
    expect(section('blog')?.dates).toEqual(['2020-11-30', '2015-06-10', '2007-03-01']);
    expect(section('blog')?.items.map(({ path }) => path)).toEqual([
      '/blog/private-by-default',
      '/blog/moving-to-aws',
      '/blog/first-servers',
      '/blog/archive',
      '/blog/authors',
      '/blog/tags',
    ]);
    expect(section('blog')?.items[4]?.items.map(({ title }) => title)).toEqual(['Основатели']);
  });

  it('has every other listed page once, except the releases of a year', () => {
    const paths = pathsOf(section('other')?.items);
    expect(paths).toEqual(expect.arrayContaining(['/about-us', '/docs/services/platforms/ios']));
    const all = sections.flatMap(({ items }) => pathsOf(items)).filter((path) => path !== undefined);
    expect(all).toEqual([...new Set(all)]);
    expect(paths.filter((path) => /hidden|draft|changelog-2/.test(path ?? ''))).toEqual([]);
  });
});
