// Merges all loaded index files; a word's rarity is computed over all of them.

import { memoizeLatest } from '../model/text/memoize.ts';
import type { LoadedBundle, LoadedPage, LoadedRecord } from './loadedBundle.ts';
import { nominalRecords, unfinishedLoss } from './ranking.ts';

export interface Matches {
  readonly scores: ReadonlyMap<LoadedRecord, number>;
  /** The index terms that matched a record. */
  termsOf(record: LoadedRecord): readonly string[];
}

/** The terms of an `asked` phrase, and the page it leads to. */
export type PhraseOfPage = readonly [phrase: readonly string[], page: LoadedPage];

/** Lookups of a query and the one before it; more would cost more memory than the index itself. */
const rememberedLookups = 60;

/** The number of phrases in the records, and of those with each function word. */
function askedOf(records: readonly LoadedRecord[]) {
  const functionWords = new Map<string, number>();
  for (const [word, count] of records.flatMap((record) => [...record.functionWords]))
    functionWords.set(word, (functionWords.get(word) ?? 0) + count);
  return { phrases: records.reduce((sum, { phrases }) => sum + phrases.length, 0), functionWords };
}

export type Corpus = ReturnType<typeof createCorpus>;

/** Joins index files; rebuilt whenever one is added. */
export function createCorpus(bundles: readonly LoadedBundle[]) {
  const records = bundles.flatMap((bundle) => bundle.records);
  const total = Math.max(records.length, nominalRecords);
  const terms = [...new Set(bundles.flatMap(({ postings }) => [...postings.keys()]))].sort();
  const termSet = new Set(terms);

  const rarityOf = (count: number) => Math.log(1 + (total - count + 0.5) / (count + 0.5));
  const countOf = (term: string) => bundles.reduce((sum, { postings }) => sum + (postings.get(term)?.size ?? 0), 0);

  /** The records that have a term, with the weights of its fields. */
  const listed = (term: string) => bundles.flatMap(({ postings }) => [...(postings.get(term) ?? [])]);

  function exact(term: string): Matches {
    const entries = listed(term);
    const rarity = rarityOf(entries.length);
    return { scores: new Map(entries.map(([record, weight]) => [record, weight * rarity])), termsOf: () => [term] };
  }

  function begun(key: string): Matches {
    const best = new Map<LoadedRecord, number>();
    const matches = terms
      .filter((term) => term.startsWith(key))
      .map((term) => {
        const match = exact(term);
        const weight = term.length / (term.length + unfinishedLoss * (term.length - key.length));
        for (const [record, score] of match.scores) best.set(record, Math.max(best.get(record) ?? 0, score * weight));
        return match;
      });
    return {
      scores: best,
      termsOf: (record) => matches.flatMap(({ scores, termsOf }) => (scores.has(record) ? termsOf(record) : [])),
    };
  }

  const phrasesWithTerm = memoizeLatest(rememberedLookups, (term): readonly PhraseOfPage[] =>
    listed(term).flatMap(([{ phrases, page }]) =>
      phrases.filter((phrase) => phrase.includes(term)).map((phrase): PhraseOfPage => [phrase, page]),
    ),
  );

  function phrasesWith([first = '', ...others]: readonly string[]): readonly PhraseOfPage[] {
    return phrasesWithTerm(first).filter(([phrase]) => others.every((term) => phrase.includes(term)));
  }

  return {
    has: (term: string) => termSet.has(term),
    /** Weight of a term by its number of records: 0 or more, higher if there are fewer. */
    rarityOf,
    weightOf: (some: readonly string[]) => some.reduce((sum, term) => sum + rarityOf(countOf(term)), 0),
    /** Every term, sorted. */
    terms,
    /** The `asked` phrases with all of the terms, each with the page it leads to. */
    phrasesWith,
    asked: askedOf(records),
    lookup: memoizeLatest(rememberedLookups, exact),
    lookupBegun: memoizeLatest(rememberedLookups, begun),
  };
}
