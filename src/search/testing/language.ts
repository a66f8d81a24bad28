// A language of a few words and rules, for tests that are not to change with the word lists of the site.

import { type Analyser, createAnalyser, type Language } from '../analysis/analyser.ts';
import type { Corpus, Match } from '../corpus.ts';
import type { LoadedRecord } from '../loadedBundle.ts';

/** An analyser whose stemmer takes off "s" and "ing", with changes to the language. */
export function exampleAnalyser(changes: Partial<Language> = {}): Analyser {
  return createAnalyser({
    locale: 'en',
    stem: (folded) => folded.replace(/(?:s|ing)$/, ''),
    stopWords: 'the of',
    commonWords: 'app',
    professionalWords: 'customer',
    complaint: /broken/,
    synonyms: [],
    layoutReadings: () => [],
    ...changes,
  });
}

/** The record of a page without anything in it. */
export function exampleRecord(number: number): LoadedRecord {
  return {
    bundle: 'core',
    number,
    page: { url: `/docs/${number}`, section: 'tutorials', kind: 'tutorials', title: `Page ${number}`, path: [] },
    heading: '',
    anchor: '',
    key: '',
    lengths: [],
    name: [],
    asked: [],
    defines: new Map(),
  };
}

/** A corpus of terms, each in so many records. */
export function exampleCorpus(counts: Readonly<Record<string, number>>): Corpus {
  const matches = (term: string): [LoadedRecord, Match][] =>
    Array.from({ length: counts[term] ?? 0 }, (_, number) => [exampleRecord(number), { score: 1, terms: [term] }]);
  return {
    has: (term) => Object.hasOwn(counts, term),
    terms: Object.keys(counts).sort(),
    rarityOf: () => 1,
    weightOf: (phrase) => phrase.length,
    lookup: (term) => new Map(matches(term)),
  };
}
