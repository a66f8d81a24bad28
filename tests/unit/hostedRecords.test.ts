import { expect, test } from 'vitest';
import { loadSite } from '../../src/content/loadSite.ts';
import { locales } from '../../src/model/text/locale.ts';
import { algoliaRecords, algoliaSettings } from '../../src/search/providers/algolia/records.ts';
import type { AlgoliaHit } from '../../src/search/providers/algolia.ts';

const { site } = loadSite(process.cwd(), { drafts: false });

test.each(locales)('records of %s have distinct ids, fit into 10,000 bytes and carry what is shown', (locale) => {
  const records = algoliaRecords(site, locale);
  records satisfies readonly AlgoliaHit[];
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
  expect(records.map(({ note }) => note)).toContain(site.strings[locale].history.label);
  for (const record of records) {
    expect(Buffer.byteLength(JSON.stringify(record)), record.objectID).toBeLessThan(10_000);
    for (const facet of algoliaSettings.attributesForFaceting) expect(record).toHaveProperty(facet);
  }
});
