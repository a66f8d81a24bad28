import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSite } from './loadSite.ts';

const { site, problems } = loadSite(join(import.meta.dirname, '..', '..'), { drafts: false });

describe('the site', () => {
  it('has no broken link or anchor', () => {
    expect(problems).toEqual([]);
  });

  it('is translated: no reader gets an English page in its place', () => {
    const missing = [...site.docs.values(), ...site.posts, ...site.standalonePages].flatMap(({ id, translations }) =>
      (['fa', 'ru'] as const).filter((locale) => !translations[locale]).map((locale) => `${locale} ${id}`),
    );
    expect(missing).toEqual([]);
  });

  it('has a post of every year from 2007 to 2024, newest first, and a post for every tag', () => {
    const dates = site.posts.map((post) => post.meta.date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const years = new Set(dates.map((date) => Number(date.slice(0, 4))));
    for (let year = 2007; year <= 2024; year += 1) expect(years).toContain(year);
    const used = new Set(site.posts.flatMap((post) => post.meta.tags));
    expect(Object.keys(site.tags).filter((tag) => !used.has(tag))).toEqual([]);
  });

  it('keeps every documented page in the sidebar that the specification names', () => {
    expect(site.sidebarOf.get('/docs/tutorial-basics/getting-started')).toBe('tutorialSidebar');
    expect(site.sidebarOf.get('/docs/troubleshoot/slow-connection')).toBe('troubleshootSidebar');
    expect(site.sidebarOf.get('/docs/services/orbnet/features/radius-server')).toBe('businessSidebar');
    expect(site.sidebarOf.get('/docs/business/products')).toBe('businessSidebar');
    expect(site.sidebarOf.get('/docs/api/getting-started')).toBe('apiSidebar');
    expect(site.sidebarOf.get('/docs/changelog/changelog-2024-10-15')).toBe('changelogSidebar');
    expect(site.sidebarOf.get('/docs/tutorial-extras/translate-your-site')).toBeUndefined();
  });
});
