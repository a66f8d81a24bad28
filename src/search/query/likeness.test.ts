import { describe, expect, test } from 'vitest';
import type { LoadedRecord } from '../loadedBundle.ts';
import { likeness as weights } from '../ranking.ts';
import { exampleCorpus, exampleRecord } from '../testing/language.ts';
import { type Likeness, likenessTo } from './likeness.ts';
import type { Reading } from './plan.ts';

/** A reading of the slots from `from` on that fills one slot for each of its terms. */
function reading(from: number, terms: readonly string[], changes: Partial<Reading> = {}): Reading {
  return { from, to: from + terms.length - 1, terms, weight: 1, prefix: false, ...changes };
}

/** The likeness of a place, which has all readings, to "open router". */
function likenessOf(
  place: Partial<LoadedRecord>,
  readings: readonly Reading[] = [reading(0, ['open']), reading(1, ['router'])],
): Likeness {
  const record = { ...exampleRecord(0), ...place };
  const words = [...record.name, ...record.asked.flat(), 'open', 'route', 'router'];
  const corpus = exampleCorpus(Object.fromEntries(words.map((word) => [word, 1])), [record]);
  const plan: Parameters<typeof likenessTo>[0] = {
    identifier: undefined,
    audience: 'reader',
    slots: [],
    functionWords: [],
    readings,
  };
  return likenessTo(plan, [1, 1], corpus)(0, [...readings.keys()]);
}

describe('the likeness of a place to a query', () => {
  const title = ['open', 'router'];
  const titled = (weight: number) => ({ boost: 1 + weights.weight * weight, exact: 0 });

  test('is nothing if they have no word in common', () => {
    const none = { boost: 1, exact: 0 };
    expect(likenessOf({ name: ['other'], asked: [['another', 'one']] })).toMatchObject(none);
    expect(likenessOf({ name: [] })).toMatchObject(none);
  });

  test('needs all terms of a reading', () => {
    const half = likenessOf({ name: ['open'] }, [reading(0, ['open', 'router'])]);
    expect(half).toMatchObject({ boost: 1, exact: 0 });
    expect(likenessOf({ name: title }, [reading(0, ['open', 'router'])])).toMatchObject(titled(weights.title));
  });

  describe('while the last word is being typed', () => {
    const begun = [reading(0, ['open', 'rou'], { prefix: true })];

    test('is that of the words that it may become', () => {
      expect(likenessOf({ name: title }, begun)).toMatchObject(titled(weights.title));
      expect(likenessOf({ name: ['open', 'route', 'router'] }, begun)).toMatchObject(titled(weights.title));
    });

    test('is nothing if the title has none of these, or lacks a word before', () => {
      expect(likenessOf({ name: ['open', 'door'] }, begun).boost).toBe(1);
      expect(likenessOf({ name: ['router'] }, begun).boost).toBe(1);
    });
  });

  test('is never exact by a phrase of one word, which may be the subject of many pages', () => {
    const one = [reading(0, ['router'], { to: 1 })];
    expect(likenessOf({ asked: [['router']] }, one)).toMatchObject({
      boost: 1 + weights.weight * weights.asked,
      exact: 0,
    });
  });
});
