// A language of a few words and rules, for tests that are not to change with the word lists of the site.

import { type Analyser, createAnalyser, type Language } from '../analysis/analyser.ts';
import type { AskedPhrase, Corpus } from '../corpus.ts';
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
    key: '',
    lengths: [],
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
  const terms = Object.keys(counts).sort();
  const numberOf = (term: string) => terms.indexOf(term);
  return {
    has: (term) => Object.hasOwn(counts, term),
    terms,
    numberOf,
    beginningWith(key) {
      const begun = terms.filter((term) => term.startsWith(key));
      const from = numberOf(begun[0] ?? '');
      return { from, to: from + begun.length };
    },
    records,
    phrasesOf(record) {
      const { name = [], asked = [] } = records[record] ?? {};
      return { name: name.map(numberOf), asked: asked.map((phrase) => phrase.map(numberOf)) };
    },
    phrasesWith: (wanted) =>
      records.flatMap(({ asked, page }) =>
        asked
          .filter((phrase) => wanted.every((term) => phrase.includes(term)))
          .map((phrase): AskedPhrase => [phrase.map(numberOf), page]),
      ),
    askedOf: () => ({ phrases: 0, functionWords: new Map() }),
    askedOfAll: { phrases: 0, functionWords: new Map() },
    rarityOf: () => 1,
    weightOf: (phrase) => phrase.length,
    lookup: (term) => ({
      scores: new Map(Array.from({ length: counts[term] ?? 0 }, (_, number) => [number, 1])),
      termsOf: () => [term],
    }),
  };
}
