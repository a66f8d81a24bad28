// Records for a hosted index, in the form of DocSearch crawlers.

import type { Site } from '../../../model/site.ts';
import { type Locale, locales } from '../../../model/text/locale.ts';
import { rankedKind } from '../../bundles.ts';
import { excerptSource } from '../../indexBuilder.ts';
import { pageWeights } from '../../ranking.ts';
import { searchRecords } from '../../records.ts';
import type { SearchRecord } from '../../types.ts';
import { defaultTag, versionTag } from './names.ts';

/** Characters of a text: two bytes each in Persian, of at least 10,000 bytes of a record. */
const longestContent = 4000;

/** Splits a long text between words. */
function pieces(text: string): string[] {
  if (text.length <= longestContent) return [text];
  const gap = text.lastIndexOf(' ', longestContent);
  const cut = gap > 0 ? gap : longestContent;
  return [text.slice(0, cut), ...pieces(text.slice(cut).trim())];
}

function recordsOf(site: Site, locale: Locale, record: SearchRecord, position: number) {
  const { url, section, anchor, keywords = [], asked } = record;
  const hash = anchor === undefined ? '' : `#${anchor}`;
  const isDoc = url.startsWith(site.urls.page(locale, '/docs/'));
  return pieces(excerptSource(record)).map((piece, number) => ({
    objectID: url + hash + (number === 0 ? '' : `+${number}`),
    url: site.urls.absolute(url) + hash,
    hierarchy: { lvl0: record.path.join(' › '), lvl1: record.title, lvl2: record.heading ?? null },
    content: piece,
    note: record.note ?? null,
    keywords,
    asked,
    language: locale,
    docusaurus_tag: isDoc ? versionTag : defaultTag,
    section,
    weight: { pageRank: pageWeights.reader[rankedKind(record)], position },
  }));
}

/** Everything that search finds in a language, ready for upload. */
export function algoliaRecords(site: Site, locale: Locale) {
  return searchRecords(site, locale).flatMap((record, position) => recordsOf(site, locale, record, position));
}

/** Settings of the index: without the facets the service rejects the filters. */
export const algoliaSettings = {
  searchableAttributes: ['unordered(hierarchy.lvl1)', 'unordered(hierarchy.lvl2)', 'asked', 'keywords', 'content'],
  attributesForFaceting: ['language', 'docusaurus_tag', 'section'],
  customRanking: ['desc(weight.pageRank)', 'asc(weight.position)'],
  queryLanguages: locales,
  indexLanguages: locales,
  separatorsToIndex: '_',
};
