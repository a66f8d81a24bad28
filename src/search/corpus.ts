// All loaded index files as one: a word is as rare as it is in all of them.

import { memoizeLatest } from '../model/text/memoize.ts';
import type { LoadedBundle, LoadedPage, LoadedRecord } from './loadedBundle.ts';
import { NOMINAL_RECORDS, UNFINISHED } from './ranking.ts';

/** The records that have what was looked up, by their number in `Corpus.records`. */
export interface Matches {
  /** Weight of each. */
  readonly scores: ReadonlyMap<number, number>;
  /** The index terms by which one of them was found. */
  termsOf(record: number): readonly string[];
}

/** How a key is compared with the terms of the index. */
export type LookupMode = 'exact' | 'prefix';

/** Terms by their number in `Corpus.terms`: `from` to before `to`. */
export interface TermRange {
  readonly from: number;
  readonly to: number;
}

/** The words that stand for a whole place, as the numbers of their terms in `Corpus.terms`. */
export interface Phrases {
  /** The terms of its title or heading. */
  readonly name: readonly number[];
  /** The terms of each phrase that readers ask who want it. */
  readonly asked: readonly (readonly number[])[];
}

/** A phrase that readers ask, as the numbers of its terms, and the page it leads to. */
export type AskedPhrase = readonly [phrase: readonly number[], page: LoadedPage];

/** Lookups of a query and the one before it; more would cost more memory than the index itself. */
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

/** A function of a number that computes each result when it is first asked for: most never are. */
function onceEach<T>(compute: (number: number) => T): (number: number) => T {
  const known: T[] = [];
  return (number) => {
    const result = known[number] ?? compute(number);
    known[number] = result;
    return result;
  };
}

/** How many phrases the records have, and how many of these have each function word. */
function askedOf(records: readonly LoadedRecord[]) {
  const functionWords = new Map<string, number>();
  for (const [word, count] of records.flatMap((record) => [...record.functionWords]))
    functionWords.set(word, (functionWords.get(word) ?? 0) + count);
  return { phrases: records.reduce((sum, { asked }) => sum + asked.length, 0), functionWords };
}

export type Corpus = ReturnType<typeof createCorpus>;

/** Joins index files; rebuilt whenever one is added. */
export function createCorpus(bundles: readonly LoadedBundle[]) {
  const records = bundles.flatMap((bundle) => bundle.records);
  const total = Math.max(records.length, NOMINAL_RECORDS);
  const terms = [...new Set(bundles.flatMap(({ postings }) => [...postings.keys()]))].sort();
  const numbers = new Map(terms.map((term, number) => [term, number]));
  let before = 0;
  /** The files with the number of their first record among all. */
  const parts = bundles.map(({ postings, records: own }) => {
    const first = before;
    before += own.length;
    return { postings, first };
  });

  const rarityOf = (found: number) => Math.log(1 + (total - found + 0.5) / (found + 0.5));

  /** The records that have a term, with the weights of its fields. */
  const listed = (term: string) =>
    parts.flatMap(({ postings, first }) =>
      Array.from(postings.get(term) ?? [], ([number, weight]) => [first + number, weight] as const),
    );

  function exact(term: string): Matches {
    const found = listed(term);
    const rarity = rarityOf(found.length);
    return { scores: new Map(found.map(([record, weight]) => [record, weight * rarity])), termsOf: () => [term] };
  }

  const lookupExact = memoizeLatest(REMEMBERED_LOOKUPS, exact);

  function beginningWith(key: string): TermRange {
    const from = lowerBound(terms, key);
    let to = from;
    while (terms[to]?.startsWith(key)) to++;
    return { from, to };
  }

  function begun(key: string): Matches {
    const { from, to } = beginningWith(key);
    const best = new Map<number, number>();
    const found = terms.slice(from, to).map((term) => {
      const match = exact(term);
      const weight = term.length / (term.length + UNFINISHED * (term.length - key.length));
      for (const [record, score] of match.scores) best.set(record, Math.max(best.get(record) ?? 0, score * weight));
      return match;
    });
    return {
      scores: best,
      termsOf: (record) => found.flatMap(({ scores, termsOf }) => (scores.has(record) ? termsOf(record) : [])),
    };
  }

  const lookupPrefix = memoizeLatest(REMEMBERED_LOOKUPS, begun);

  /** How much a term says; the same for every query. */
  const rarityOfTerm = onceEach((number) => rarityOf(listed(terms[number] ?? '').length));

  const numberOf = (term: string) => numbers.get(term) ?? -1;
  const weightOf = (some: readonly number[]) => some.reduce((sum, number) => sum + rarityOfTerm(number), 0);

  const phrasesOf = onceEach((record): Phrases => {
    const { name = [], asked = [] } = records[record] ?? {};
    return { name: name.map(numberOf), asked: asked.map((phrase) => phrase.map(numberOf)) };
  });

  const phrasesWithTerm = memoizeLatest(REMEMBERED_LOOKUPS, (term): readonly AskedPhrase[] =>
    listed(term).flatMap(([record]) => {
      const page = records[record]?.page;
      const own = phrasesOf(record).asked.filter((phrase) => phrase.includes(numberOf(term)));
      return page ? own.map((phrase): AskedPhrase => [phrase, page]) : [];
    }),
  );

  function phrasesWith([first = '', ...others]: readonly string[]): readonly AskedPhrase[] {
    return phrasesWithTerm(first).filter(([phrase]) => others.every((term) => phrase.includes(numberOf(term))));
  }

  return {
    has: (term: string) => numbers.has(term),
    /** How much a term says that so many records have; 0 and more. */
    rarityOf,
    /** The sum of the rarities of terms, by number. */
    weightOf,
    /** Every term, sorted. */
    terms,
    /** The number of a term in `terms`; -1 when there is none. */
    numberOf,
    /** The terms that begin so: they follow one another. */
    beginningWith,
    /** The records of all files. */
    records,
    /** The phrases of a record, by its number. */
    phrasesOf,
    /** The phrases that readers ask which have all of the terms, each with the page it leads to. */
    phrasesWith,
    /** All phrases that readers ask. */
    asked: askedOf(records),
    /** The records that have a term. */
    lookup: (key: string, mode: LookupMode) => (mode === 'exact' ? lookupExact(key) : lookupPrefix(key)),
  };
}
