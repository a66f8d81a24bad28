import { describe, expect, it } from 'vitest';
import { exampleAnalyser, exampleCorpus } from '../testing/language.ts';
import { allowedErrors, isCorrectable, nearTerms } from './nearest.ts';

const analyser = exampleAnalyser();

/** Terms near a word, of those given. */
function near(word: string, ...terms: readonly string[]): string[] {
  return nearTerms(word, analyser, exampleCorpus(Object.fromEntries(terms.map((term) => [term, 1]))));
}

it('a word has one typing error, and two from eleven letters on', () => {
  expect([1, 5, 10, 11, 20].map(allowedErrors)).toEqual([1, 1, 1, 2, 2]);
});

describe('a word may be a mistyped one', () => {
  it.each(['route', 'парол', 'رمزم', 'مُدیر'])('of letters, from a length on: %s', (word) => {
    expect(isCorrectable(word)).toBe(true);
  });

  it.each(['rout', 'паро', 'رمز', 'rout3', '12345', 'user_id'])(
    'but not a short one, a number or an identifier: %s',
    (word) => {
      expect(isCorrectable(word)).toBe(false);
    },
  );
});

describe('the terms that a mistyped word may stand for', () => {
  it.each([
    ['with a letter too many', 'rouuter', 'router'],
    ['with a letter too few', 'ruter', 'router'],
    ['with another letter', 'roater', 'router'],
    ['with two letters swapped', 'ruoter', 'router'],
    ['with the first two letters swapped', 'oruter', 'router'],
    ['with an ending', 'ruters', 'router'],
    ['in the ending alone', 'routerd', 'router'],
    ['with two errors, if it is long', 'subscirptoin', 'subscription'],
  ])('are near it: %s', (_, word, term) => {
    expect(near(word, term, 'bridge')).toEqual([term]);
  });

  it.each([
    ['with another first letter', 'bouter', 'router'],
    ['with two errors, if it is short', 'raoter', 'routed'],
    ['with three errors', 'subscirptoimm', 'subscription'],
    ['of less than four letters', 'routi', 'rou'],
    ['that are not of letters', 'route', 'rout3'],
  ])('are not others: %s', (_, word, term) => {
    expect(near(word, term)).toEqual([]);
  });

  it('are none for a word that is too short', () => expect(near('rout', 'route')).toEqual([]));

  it('are those of synonyms as well, if there is something that they lead to, each once', () => {
    const withSynonyms = exampleAnalyser({ synonyms: ['routers, bridge', 'rooter, tunnel', 'wrouter, ruler'] });
    expect(nearTerms('roter', withSynonyms, exampleCorpus({ bridge: 1, router: 1 }))).toEqual(['router']);
    expect(nearTerms('roter', withSynonyms, exampleCorpus({ bridge: 1 }))).toEqual(['router']);
    expect(nearTerms('roter', withSynonyms, exampleCorpus({ tunnel: 1 }))).toEqual(['rooter']);
  });
});
