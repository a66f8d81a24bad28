// All index files that were loaded, as one: a word is as rare as it is in all of them, so that their hits can be compared.

import { memoizeLatest } from '../model/memoize.ts';
import type { LoadedBundle, LoadedPage, LoadedRecord } from './loadedBundle.ts';
import { bm25, fieldBoosts, fields, NOMINAL_RECORDS, UNFINISHED } from './ranking.ts';

/** What one record has of a looked-up term: the score and the index terms that matched. */
export interface Match {
  readonly score: number;
  readonly terms: readonly string[];
}

export type Matches = ReadonlyMap<LoadedRecord, Match>;

/** How a key is compared with the terms of the index. */
export type LookupMode = 'exact' | 'prefix';

/** A phrase that readers ask, as its terms, and the page it leads to. */
export type AskedPhrase = readonly [phrase: readonly string[], page: LoadedPage];

export interface Corpus {
  has(term: string): boolean;
  /** How much a term says that so many records have; 0 and more. */
  rarityOf(records: number): number;
  /** The sum of the rarities of the terms of a phrase. */
  weightOf(phrase: readonly string[]): number;
  /** Every term, sorted. */
  readonly terms: readonly string[];
  /** The phrases that readers ask which have all of the terms, each with the page it leads to. */
  phrasesWith(terms: readonly string[]): readonly AskedPhrase[];
  /** The records that have a term. */
  lookup(key: string, mode: LookupMode): Matches;
}

/** What a query and the one before it look up; more would cost more memory than the index itself. */
const REMEMBERED_LOOKUPS = 60;

/** The first place in a sorted list that is not before `key`. */
function lowerBound(sorted: readonly string[], key: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Joins index files; rebuilt whenever one is added. */
export function createCorpus(bundles: readonly LoadedBundle[]): Corpus {
  const records = bundles.flatMap((bundle) => bundle.records);
  const total = Math.max(records.length, NOMINAL_RECORDS);
  const averages = fields.map((_, field) => {
    const filled = records.flatMap(({ lengths }) => lengths[field] || []);
    return filled.reduce((sum, length) => sum + length, 0) / Math.max(1, filled.length);
  });
  const terms = [...new Set(bundles.flatMap(({ postings }) => [...postings.keys()]))].sort();

  const rarityOf = (found: number) => Math.log(1 + (total - found + 0.5) / (found + 0.5));

  const termRarities = new Map<string, number>();

  function termRarity(term: string): number {
    const known = termRarities.get(term);
    if (known !== undefined) return known;
    const rarity = rarityOf(new Set(bundles.flatMap(({ postings }) => postings.get(term) ?? []).flat()).size);
    termRarities.set(term, rarity);
    return rarity;
  }

  /** BM25+ over the fields; a field either has a term or not, see wire/postings.ts. */
  function exact(term: string): Map<LoadedRecord, Match> {
    const scores = new Map<LoadedRecord, number>();
    const found = bundles.flatMap(({ postings }) => postings.get(term) ?? []);
    fields.forEach((field, id) => {
      const listed = found.filter((_, index) => index % fields.length === id).flat();
      const rarity = rarityOf(listed.length);
      for (const record of listed) {
        const length = (record.lengths[id] ?? 0) / (averages[id] || 1);
        const frequency = (bm25.k + 1) / (1 + bm25.k * (1 - bm25.b + bm25.b * length));
        scores.set(record, (scores.get(record) ?? 0) + fieldBoosts[field] * rarity * (bm25.d + frequency));
      }
    });
    const matched = [term];
    return new Map([...scores].map(([record, score]) => [record, { score, terms: matched }]));
  }

  const lookupExact = memoizeLatest(REMEMBERED_LOOKUPS, exact);

  function begun(key: string): Map<LoadedRecord, Match> {
    const found = new Map<LoadedRecord, { score: number; terms: string[] }>();
    for (let at = lowerBound(terms, key); terms[at]?.startsWith(key); at++) {
      const term = terms[at] ?? '';
      const weight = term.length / (term.length + UNFINISHED * (term.length - key.length));
      for (const [record, { score }] of exact(term)) {
        const match = found.get(record) ?? { score: 0, terms: [] };
        found.set(record, match);
        match.score = Math.max(match.score, score * weight);
        match.terms.push(term);
      }
    }
    return found;
  }

  const lookupPrefix = memoizeLatest(REMEMBERED_LOOKUPS, begun);

  const phrasesWithTerm = memoizeLatest(REMEMBERED_LOOKUPS, (term): readonly AskedPhrase[] =>
    [...lookupExact(term).keys()].flatMap(({ asked, page }) =>
      asked.filter((phrase) => phrase.includes(term)).map((phrase): AskedPhrase => [phrase, page]),
    ),
  );

  function phrasesWith([first = '', ...others]: readonly string[]): readonly AskedPhrase[] {
    return phrasesWithTerm(first).filter(([phrase]) => others.every((term) => phrase.includes(term)));
  }

  return {
    has: (term) => bundles.some(({ postings }) => postings.has(term)),
    terms,
    rarityOf,
    weightOf: (phrase) => phrase.reduce((sum, term) => sum + termRarity(term), 0),
    phrasesWith,
    lookup: (key, mode) => (mode === 'exact' ? lookupExact(key) : lookupPrefix(key)),
  };
}
