import { describe, expect, it } from 'vitest';
import { createCorpus } from './corpus.ts';
import { buildIndexes } from './indexBuilder.ts';
import { loadBundle } from './loadedBundle.ts';
import { NOMINAL_RECORDS, UNFINISHED } from './ranking.ts';
import { exampleAnalyser } from './testing/language.ts';
import type { SearchRecord } from './types.ts';

const analyser = exampleAnalyser();

/** A page at an address without words. */
function page(
  number: number,
  title: string,
  text: string,
  section: 'tutorials' | 'changelog' = 'tutorials',
): SearchRecord {
  const url = `/${number}`;
  return { id: url, url, section, title, text, asked: [], path: [] };
}

const records = [
  page(1, 'Router', 'Reset it.'),
  page(2, 'Settings', 'Reset the router.'),
  page(3, 'Help', 'Reset the routers, the modem and much else that people have at home.'),
  page(4, 'Route', 'Where it goes.'),
  page(5, 'Release', 'Reset works.', 'changelog'),
];
const built = buildIndexes(records, analyser).values();
const corpus = createCorpus([...built].map(({ index, body }) => loadBundle(index, analyser, body)));

const found = (term: string, mode: 'exact' | 'prefix' = 'exact') => {
  const { scores, termsOf } = corpus.lookup(term, mode);
  return new Map(
    Array.from(scores, ([number, score]) => [corpus.records[number]?.page.url, { score, terms: termsOf(number) }]),
  );
};
const numbersOf = (words: readonly string[]) => words.map(corpus.numberOf);

describe('a corpus', () => {
  it('has the terms of all files, each once and sorted', () => {
    expect(corpus.terms).toEqual([...new Set(corpus.terms)].sort());
    expect(corpus.terms).toEqual(expect.arrayContaining(['release', 'reset', 'route', 'router']));
    expect(corpus.has('release')).toBe(true);
    expect(corpus.has('rout')).toBe(false);
  });

  it('finds the records that have a term, in whatever file and form', () => {
    expect([...found('router').keys()].sort()).toEqual(['/1', '/2', '/3']);
    expect([...found('reset').keys()].sort()).toEqual(['/1', '/2', '/3', '/5']);
    expect(found('rout').size).toBe(0);
    expect(found('router').get('/1')?.terms).toEqual(['router']);
  });

  it('knows a rare word to say more, as if there were a thousand records at least', () => {
    expect(corpus.rarityOf(1)).toBeGreaterThan(corpus.rarityOf(2));
    expect(corpus.rarityOf(NOMINAL_RECORDS)).toBeGreaterThan(0);
    expect(corpus.rarityOf(0)).toBeCloseTo(Math.log(1 + (NOMINAL_RECORDS + 0.5) / 0.5));
    expect(corpus.weightOf(numbersOf(['reset', 'router']))).toBeCloseTo(corpus.rarityOf(4) + corpus.rarityOf(3));
    expect(corpus.weightOf(numbersOf(['nowhere']))).toBeCloseTo(corpus.rarityOf(0));
    expect(corpus.weightOf([])).toBe(0);
  });
});

describe('the beginning of a word', () => {
  it('finds what has any term that begins so, and names these', () => {
    const begun = found('rout', 'prefix');
    expect([...begun.keys()].sort()).toEqual(['/1', '/2', '/3', '/4']);
    expect(begun.get('/1')?.terms).toEqual(['router']);
    expect(begun.get('/4')?.terms).toEqual(['route']);
    expect(found('zz', 'prefix').size).toBe(0);
  });

  it('finds a whole word like the word itself, and longer ones less, by the letters that are to come', () => {
    expect(found('router', 'prefix').get('/2')?.score).toBeCloseTo(found('router').get('/2')?.score ?? 0);
    const share = 6 / (6 + UNFINISHED * 2);
    expect(found('rout', 'prefix').get('/2')?.score).toBeCloseTo((found('router').get('/2')?.score ?? 0) * share);
  });

  it('is a run of the sorted terms', () => {
    const { from, to } = corpus.beginningWith('rout');
    expect(corpus.terms.slice(from, to)).toEqual(['route', 'router']);
    expect(corpus.beginningWith('zz')).toEqual({ from: corpus.terms.length, to: corpus.terms.length });
  });
});

it('an empty corpus finds nothing', () => {
  const empty = createCorpus([]);
  expect(empty.terms).toEqual([]);
  expect(empty.has('a')).toBe(false);
  expect(empty.lookup('a', 'prefix').scores.size).toBe(0);
});
