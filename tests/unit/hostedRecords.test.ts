import { beforeAll, describe, expect, test } from 'vitest';
import { loadSite } from '../../src/content/loadSite.ts';
import type { Site } from '../../src/model/site.ts';
import { locales } from '../../src/model/text/locale.ts';
import { isIllustrative } from '../../src/model/views/history.ts';
import { algoliaRecords, algoliaSettings } from '../../src/search/providers/algolia/records.ts';
import type { AlgoliaHit } from '../../src/search/providers/algolia.ts';

let site: Site;

beforeAll(() => {
  site = loadSite(process.cwd(), { drafts: false }).site;
});

describe.each(locales)('the records of %s for a hosted index', (locale) => {
  test('have distinct ids, fit into 10,000 bytes, and are what the provider reads', () => {
    const records = algoliaRecords(site, locale);
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
    for (const record of records)
      expect(Buffer.byteLength(JSON.stringify(record)), record.objectID).toBeLessThan(10_000);
    records satisfies readonly AlgoliaHit[];
  });

  test('carry the label of illustrative history, and only those', () => {
    const { label } = site.strings[locale].history;
    const illustrative = new Set(
      site.posts
        .filter(({ meta }) => isIllustrative(meta.date, site.config))
        .map(({ path }) => site.urls.absolutePage(locale, path)),
    );
    const posts = algoliaRecords(site, locale).filter(({ section }) => section === 'blog');
    expect(posts.filter(({ note }) => note === label).length).toBeGreaterThan(0);
    for (const { note, url_without_anchor } of posts)
      expect(note, url_without_anchor).toBe(illustrative.has(url_without_anchor) ? label : null);
  });

  test('carry what readers ask, each piece of a section alike', () => {
    const asked = algoliaRecords(site, locale).filter(({ asked }) => asked.length > 0);
    expect(asked.map(({ type }) => type)).toEqual(expect.arrayContaining(['lvl1', 'lvl2']));
  });

  test('lead to pages of the site and have what the provider filters by', () => {
    const prefix = site.urls.absolutePage(locale, '');
    for (const record of algoliaRecords(site, locale)) {
      expect(site.pages.has(record.url_without_anchor.slice(prefix.length))).toBe(true);
      for (const facet of algoliaSettings.attributesForFaceting) expect(record).toHaveProperty(facet);
      expect(['default', 'docs-default-current']).toContain(record.docusaurus_tag);
    }
  });
});
