// A language of a few words and rules, for tests.

import { type Analyser, createAnalyser, type Language } from '../analysis/analyser.ts';
import { type Corpus, createCorpus } from '../corpus.ts';
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
    part: 0,
    page: { url: `/docs/${number}`, section: 'tutorials', kind: 'tutorials', title: `Page ${number}`, path: [] },
    heading: '',
    anchor: '',
    name: [],
    asked: [],
    functionWords: new Map(),
    defines: new Map(),
  };
}

/** A corpus of terms, each in the first so many of the records. */
export function exampleCorpus(
  counts: Readonly<Record<string, number>>,
  records: readonly LoadedRecord[] = Array.from({ length: Math.max(0, ...Object.values(counts)) }, (_, number) =>
    exampleRecord(number),
  ),
): Corpus {
  const postings = Object.entries(counts).map(
    ([term, count]) => [term, new Map(Array.from({ length: count }, (_, number) => [number, 1]))] as const,
  );
  return createCorpus([{ bundle: 'core', records, postings: new Map(postings) }]);
}
