import { describe, expect, test } from 'vitest';
import type { LoadedRecord } from '../loadedBundle.ts';
import { EXACT_POWER, LIKENESS_POWER, likeness as weights } from '../ranking.ts';
import { exampleCorpus, exampleRecord } from '../testing/language.ts';
import { type Likeness, likenessTo } from './likeness.ts';
import type { Plan, Reading } from './plan.ts';

/** A reading of the slots from `from` on that fills one slot for each of its terms. */
function reading(from: number, terms: readonly string[], changes: Partial<Reading> = {}): Reading {
  return { from, to: from + terms.length - 1, terms, weight: 1, prefix: false, ...changes };
}

/** The likeness of a place, which has all readings, to "open router". */
function likenessOf(
  place: Partial<LoadedRecord>,
  readings: readonly Reading[] = [reading(0, ['open']), reading(1, ['router'])],
  audience: Plan['audience'] = 'reader',
): Likeness {
  const record = { ...exampleRecord(0), ...place };
  const words = [...record.name, ...record.asked.flat(), 'open', 'route', 'router'];
  const corpus = exampleCorpus(Object.fromEntries(words.map((word) => [word, 1])), [record]);
  const plan = { identifier: undefined, audience, slots: [], functionWords: [], readings };
  return likenessTo(plan, [1, 1], corpus)(0, [...readings.keys()]);
}

describe('the likeness of a place to a query', () => {
  const title = ['open', 'router'];
  const titled = (weight: number) => ({ boost: 1 + weights.weight * weight, exact: 0 });

  test('is that of its title or its heading', () => {
    expect(likenessOf({ name: title })).toMatchObject(titled(weights.title));
    expect(likenessOf({ name: title, heading: 'Open a router' })).toMatchObject(titled(weights.heading));
  });

  test('counts the title of an operation less, but not for who calls operations', () => {
    const operation = { name: title, page: { ...exampleRecord(0).page, kind: 'operation' } } as const;
    expect(likenessOf(operation)).toMatchObject(titled(weights.operationTitle));
    expect(likenessOf(operation, undefined, 'professional')).toMatchObject(titled(weights.title));
    expect(likenessOf({ name: title }, undefined, 'professional')).toMatchObject(titled(weights.title));
  });

  test('is nothing if they have no word in common', () => {
    const none = { boost: 1, exact: 0 };
    expect(likenessOf({ name: ['other'], asked: [['another', 'one']] })).toMatchObject(none);
    expect(likenessOf({ name: [] })).toMatchObject(none);
  });

  test('falls with the words that the title has and the query lacks', () => {
    expect(likenessOf({ name: [...title, 'of', 'sara'] })).toMatchObject(titled(weights.title / 2));
  });

  test('falls faster with the words that the query has and the title lacks', () => {
    expect(likenessOf({ name: ['open'] })).toMatchObject(titled(weights.title * 0.5 ** LIKENESS_POWER));
  });

  test('is less by a reading that is less sure, and never more than that of the word itself', () => {
    const unsure = [reading(0, ['open'], { weight: 0.5 }), reading(1, ['router'])];
    expect(likenessOf({ name: title }, unsure)).toMatchObject(titled(weights.title * 0.75 ** LIKENESS_POWER));
    const sure = [reading(0, ['open'], { weight: 3 }), reading(1, ['router'])];
    expect(likenessOf({ name: title }, sure)).toMatchObject(titled(weights.title));
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

  test('is that of the phrase that readers ask which is likest', () => {
    const asked = [['other'], [...title, 'of', 'sara'], ['open', 'router'], ['router', 'open', 'sara']];
    expect(likenessOf({ asked })).toMatchObject({
      boost: 1 + weights.weight * weights.asked + weights.exact,
      exact: 1,
    });
    expect(likenessOf({ asked: asked.slice(0, 2) })).toMatchObject({
      boost: 1 + weights.weight * weights.asked * 0.5 + weights.exact * 0.5 ** EXACT_POWER,
      exact: 0.5,
    });
  });

  test('is never exact by a phrase of one word, which may be the subject of many pages', () => {
    const one = [reading(0, ['router'], { to: 1 })];
    expect(likenessOf({ asked: [['router']] }, one)).toMatchObject({
      boost: 1 + weights.weight * weights.asked,
      exact: 0,
    });
  });

  test('is whole of a title or heading that has the words of the query and no other', () => {
    expect(likenessOf({ name: title, heading: 'Open a router' }).named).toBe(1);
    expect(likenessOf({ name: [...title, 'of', 'sara'] }).named).toBe(0.5);
  });
});
