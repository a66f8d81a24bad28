import { describe, expect, it } from 'vitest';
import { siteMetadata } from './siteMetadata.ts';
import { exampleSite } from './testing/exampleSite.ts';

const site = exampleSite();
const metadata = siteMetadata(site, 'ru', 'astro 7');
const [version] = metadata.docsVersions;

describe('the metadata of the site', () => {
  it('lists every document, written or generated, in its language', () => {
    expect(version?.docs.map(({ id }) => id)).toEqual(
      [...site.pages.keys()].filter((path) => path.startsWith('/docs/')).map((path) => path.slice('/docs/'.length)),
    );
    expect(version?.docs.find(({ id }) => id === 'guide/hidden')).toEqual({
      id: 'guide/hidden',
      path: '/help/ru/docs/guide/hidden',
      title: 'ru docs/guide/hidden',
      sidebar: 'guideSidebar',
      unlisted: true,
    });
    expect(version?.docs.find(({ id }) => id === 'changelog/1403')).toMatchObject({ unlisted: true });
  });

  it('DATA-05: has sidebars whose items have addresses and flags', () => {
    expect(version?.sidebars['guideSidebar']?.[1]).toMatchObject({
      type: 'category',
      href: '/help/ru/docs/guide/trouble',
      linkUnlisted: false,
      items: [
        { type: 'link', href: '/help/ru/docs/guide/slow', unlisted: false },
        { type: 'link', href: '/help/ru/docs/guide/hidden', unlisted: true },
      ],
    });
  });

  it('has the versions of the framework and the site, and the features that are on', () => {
    expect(metadata).toMatchObject({
      frameworkVersion: 'astro 7',
      siteVersion: '1.2.3',
      build: { commit: '0123456789abcdef0123456789abcdef01234567', hasChanges: false, day: '2026-11-22' },
    });
    expect(metadata.features).toEqual(['docs', 'blog', 'pages', 'changelog', 'sitemap', 'theme', 'embedded search']);
  });

  it('counts listed posts and the pages that list them', () => {
    expect(metadata.blog).toMatchObject({ path: '/help/ru/blog', posts: 3, pages: 2, tags: ['aws', 'privacy'] });
  });

  it('DATA-09: has the posts of each list and of each year of the calendar', () => {
    expect(metadata.blog.lists).toEqual([
      { path: '/help/ru/blog', items: ['/help/ru/blog/private-by-default', '/help/ru/blog/moving-to-aws'] },
      { path: '/help/ru/blog/page/2', items: ['/help/ru/blog/first-servers'] },
    ]);
    expect(metadata.blog.sidebar).toEqual([
      { year: 2020, items: ['/help/ru/blog/private-by-default'] },
      { year: 2015, items: ['/help/ru/blog/moving-to-aws'] },
      { year: 2007, items: ['/help/ru/blog/first-servers'] },
    ]);
    const persian = siteMetadata(site, 'fa', 'astro 7');
    expect(persian.blog.sidebar.map(({ year }) => year)).toEqual([1399, 1394, 1385]);
  });
});
