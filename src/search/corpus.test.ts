import { describe, expect, test } from 'vitest';
import { sectionOf } from '../model/sections.ts';
import { analyser } from './analysis/en.ts';
import { type Corpus, createCorpus, type Matches } from './corpus.ts';
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

const titles = ({ records }: Corpus, { scores }: Matches) =>
  Array.from(scores.keys(), (number) => records[number]?.page.title);

const numberOf = ({ records }: Corpus, title: string) => records.findIndex(({ page: own }) => own.title === title);

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
    expect(titles(corpus, corpus.lookup('routin', 'exact')).sort()).toEqual(['Rope', 'Routine']);
  });

  test('counts most in a title', () => {
    const { scores } = corpus.lookup('router', 'exact');
    const [title = 0, text = 0] = ['Router', 'Rope'].map((name) => scores.get(numberOf(corpus, name)));
    expect(text).toBeGreaterThan(0);
    expect(title).toBeGreaterThan(text);
    expect(scores.has(numberOf(corpus, 'Routine'))).toBe(false);
  });
});

describe('the beginning of a word', () => {
  test('finds each record once, with the terms that begin so and that it has', () => {
    const found = corpus.lookup('rout', 'prefix');
    expect(titles(corpus, found).sort()).toEqual(['Rope', 'Router', 'Routine']);
    expect(found.termsOf(numberOf(corpus, 'Rope'))).toEqual(['router', 'routin']);
    expect(corpus.lookup('zzz', 'prefix').scores.size).toBe(0);
  });

  test('counts less the more letters are to come', () => {
    const score = (key: string) => corpus.lookup(key, 'prefix').scores.get(numberOf(corpus, 'Router')) ?? 0;
    expect(score('router')).toBeGreaterThan(score('route'));
    expect(score('route')).toBeGreaterThan(score('rou'));
  });

  test('is a run of terms', () => {
    const { from, to } = corpus.beginningWith('rout');
    expect(corpus.terms.slice(from, to)).toEqual(['router', 'routin']);
    expect(corpus.beginningWith('zzz')).toEqual({ from: corpus.terms.length, to: corpus.terms.length });
  });
});

test('the phrases of a record are those of its name and of what readers ask', () => {
  const { name, asked } = corpus.phrasesOf(numberOf(corpus, 'Rope'));
  const words = (phrase: readonly number[]) => phrase.map((term) => corpus.terms[term]);
  expect(words(name)).toEqual(['rope']);
  expect(asked.map(words)).toEqual([['rope', 'router'], ['rope']]);
});

test('a phrase weighs what its terms weigh, and a term the less the more records have it', () => {
  const weightOf = (...phrase: string[]) => corpus.weightOf(phrase.map(corpus.numberOf));
  expect(weightOf('rope')).toBe(corpus.rarityOf(1));
  expect(weightOf('router')).toBe(corpus.rarityOf(2));
  expect(weightOf('rope', 'router')).toBeCloseTo(corpus.rarityOf(1) + corpus.rarityOf(2));
  expect(corpus.rarityOf(1)).toBeGreaterThan(corpus.rarityOf(2));
});
