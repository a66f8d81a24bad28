import { describe, expect, test } from 'vitest';
import { sectionOf } from '../model/sections.ts';
import { analyser } from './analysis/en.ts';
import { type Corpus, createCorpus } from './corpus.ts';
import { buildIndexes } from './indexBuilder.ts';
import { loadBundle } from './loadedBundle.ts';
import type { SearchRecord } from './types.ts';

function page(url: string, title: string, more: Partial<SearchRecord> = {}): SearchRecord {
  return { id: url, url, section: sectionOf(url), title, text: '', asked: [], path: [], ...more };
}

function corpusOf(records: readonly SearchRecord[]): Corpus {
  return createCorpus(
    [...buildIndexes(records, analyser, 'b1').values()].map(({ index }) => loadBundle(index, analyser)),
  );
}

const titles = (corpus: Corpus, found: readonly number[]) => found.map((number) => corpus.records[number]?.page.title);

// The blog is in another index file than troubleshooting.
const corpus = corpusOf([
  page('/docs/troubleshoot/a', 'Router'),
  page('/docs/troubleshoot/b', 'Rope', {
    text: 'A router, a routine and a rope.',
    asked: ['rope of a router', 'rope'],
  }),
  page('/blog/c', 'Routine'),
]);

describe('a term', () => {
  test('is found in every file, by number among the records of all', () => {
    const { records } = corpus.lookup('routin', 'exact');
    expect(titles(corpus, records)).toEqual(expect.arrayContaining(['Rope', 'Routine']));
    expect(records).toHaveLength(2);
  });

  test('counts most in a title', () => {
    const found = corpus.lookup('router', 'exact');
    const [title, text] = ['Router', 'Rope'].map((name) =>
      found.scoreOf(corpus.records.findIndex(({ page: { title: own } }) => own === name)),
    );
    expect(title).toBeGreaterThan(text ?? Number.POSITIVE_INFINITY);
    expect(found.scoreOf(corpus.records.findIndex(({ page: { title: own } }) => own === 'Routine'))).toBeUndefined();
  });

  test('counts the same however often it is looked up', () => {
    const again = corpusOf([page('/docs/troubleshoot/a', 'Router'), page('/docs/troubleshoot/b', 'Rope')]);
    const first = again.lookup('rope', 'exact').scores;
    again.lookup('ro', 'prefix');
    again.phrasesOf(0);
    again.lookup('router', 'exact');
    expect(again.lookup('rope', 'prefix').scores).toEqual(first);
  });
});

describe('the beginning of a word', () => {
  test('finds each record once, with the terms that begin so and that it has', () => {
    const { records, termsOf } = corpus.lookup('rout', 'prefix');
    expect(titles(corpus, records).sort()).toEqual(['Rope', 'Router', 'Routine']);
    const rope = records.find((number) => corpus.records[number]?.page.title === 'Rope') ?? -1;
    expect(termsOf(rope)).toEqual(['router', 'routin']);
    expect(corpus.lookup('zzz', 'prefix').records).toEqual([]);
  });

  test('counts less the more letters are to come', () => {
    const score = (key: string) => corpus.lookup(key, 'prefix').scoreOf(0) ?? 0;
    expect(score('router')).toBeGreaterThan(score('route'));
    expect(score('route')).toBeGreaterThan(score('rou'));
  });

  test('is a run of terms', () => {
    const { from, to } = corpus.beginningWith('rout');
    expect(corpus.terms.slice(from, to)).toEqual(['router', 'routin']);
    expect(corpus.beginningWith('zzz')).toEqual({ from: corpus.terms.length, to: corpus.terms.length });
  });
});

test('the phrases of a record weigh what their terms weigh', () => {
  const rope = corpus.records.findIndex(({ page: { title } }) => title === 'Rope');
  const { name, asked } = corpus.phrasesOf(rope);
  const words = (terms: readonly number[]) => terms.map((term) => corpus.terms[term]);
  expect(words(name.terms)).toEqual(['rope']);
  expect(asked.map(({ terms }) => words(terms))).toEqual([['rope', 'router'], ['rope']]);
  expect(asked[0]?.weight).toBeCloseTo((asked[1]?.weight ?? 0) + corpus.weightOf([corpus.numberOf('router')]));
  expect(corpus.weightOf([corpus.numberOf('rope')])).toBe(corpus.rarityOf(1));
});
