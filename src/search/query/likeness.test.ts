import { describe, expect, test } from 'vitest';
import { sectionOf } from '../../model/addresses/sections.ts';
import { analyser } from '../analysis/en.ts';
import { createSearchEngine } from '../engine.ts';
import { buildIndexes } from '../indexBuilder.ts';
import type { LoadedRecord } from '../loadedBundle.ts';
import { EXACT_POWER, LIKENESS_POWER, likeness as weights } from '../ranking.ts';
import { exampleCorpus, exampleRecord } from '../testing/language.ts';
import type { SearchRecord } from '../types.ts';
import { type Likeness, likenessTo } from './likeness.ts';
import type { Plan, Reading } from './plan.ts';

/** Pages that differ in what readers ask of them alone, by their last path part. */
function pagesAsked(asked: Readonly<Record<string, readonly string[]>>): SearchRecord[] {
  return Object.entries(asked).map(([name, phrases]) => {
    const url = `/docs/troubleshoot/${name}`;
    return { id: url, url, section: sectionOf(url), title: 'Help', text: 'Help.', asked: phrases, path: [] };
  });
}

function found(records: readonly SearchRecord[], query: string): string[] {
  const engine = createSearchEngine(analyser, 'b1');
  for (const { index } of buildIndexes(records, analyser, 'b1').values()) engine.load(JSON.stringify(index));
  return engine.search(query).hits.map(({ url }) => url.split('/').at(-1) ?? '');
}

describe('a phrase that readers ask', () => {
  test('says more when the query has all of its words', () => {
    const pages = pagesAsked({ long: ['printer in the office of my sister'], short: ['office printer'] });
    expect(found(pages, 'office printer')[0]).toBe('short');
  });

  test('says more when it has all words of the query', () => {
    const pages = pagesAsked({ part: ['printer'], whole: ['printer offline'] });
    expect(found(pages, 'printer offline')[0]).toBe('whole');
  });

  test('comes before a title that has one of its words, when it is the query itself', () => {
    const others = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [name, [`other ${name}`]]));
    const asked = pagesAsked({ exact: ['windows firewall'], ...others });
    const titled = pagesAsked({ windows: ['firewall'] }).map((page) => ({ ...page, title: 'Windows' }));
    expect(found([...titled, ...asked], 'windows firewall')[0]).toBe('exact');
  });

  test('comes before a page that repeats one of its words in title, address and description', () => {
    const others = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, [`other ${name}`]]));
    const asked = pagesAsked({ exact: ['redeem card'], ...others });
    const repeated = { title: 'Cards', description: 'Redeem many cards.', keywords: ['card'] };
    const named = pagesAsked({ cards: ['number of a card'] }).map((page) => ({ ...page, ...repeated }));
    expect(found([...named, ...asked], 'redeem card')[0]).toBe('exact');
  });

  test('is met by synonyms and by a word that is still being typed', () => {
    const pages = pagesAsked({ other: ['charged wrongly'], refund: ['refund after a week'] });
    expect(found(pages, 'money back after a week')[0]).toBe('refund');
    expect(found(pages, 'refund after a we')[0]).toBe('refund');
  });
});

/** A reading of the slots from `from` on that fills one slot for each of its terms. */
function reading(from: number, terms: readonly string[], changes: Partial<Reading> = {}): Reading {
  return { from, to: from + terms.length - 1, terms, weight: 1, prefix: false, ...changes };
}

/** The likeness of a place, which has all readings, to a query of two words that count the same, "open router". */
function likenessOf(
  place: Partial<LoadedRecord>,
  readings: readonly Reading[] = [reading(0, ['open']), reading(1, ['router'])],
  audience: Plan['audience'] = 'reader',
): Likeness {
  const record = { ...exampleRecord(0), ...place };
  const words = [...record.name, ...record.asked.flat(), 'open', 'route', 'router'];
  const corpus = exampleCorpus(Object.fromEntries(words.map((word) => [word, 1])), [record]);
  const plan = { key: '', identifier: undefined, audience, slots: [], functionWords: [], readings };
  return likenessTo(plan, [1, 1], corpus)(0, [...readings.keys()]);
}

describe('the likeness of a place to a query', () => {
  const page = (kind: 'tutorials' | 'operation') => ({ ...exampleRecord(0).page, kind });
  const title = ['open', 'router'];
  const titled = (weight: number) => ({ boost: 1 + weights.weight * weight, exact: 0, isNamed: true });

  test('is that of its title or its heading', () => {
    expect(likenessOf({ name: title })).toEqual(titled(weights.title));
    expect(likenessOf({ name: title, heading: 'Open a router' })).toEqual(titled(weights.heading));
  });

  test('counts the title of an operation less, but not for who calls operations', () => {
    expect(likenessOf({ name: title, page: page('operation') })).toEqual(titled(weights.operationTitle));
    expect(likenessOf({ name: title, page: page('operation') }, undefined, 'professional')).toEqual(
      titled(weights.title),
    );
    expect(likenessOf({ name: title, page: page('tutorials') }, undefined, 'professional')).toEqual(
      titled(weights.title),
    );
  });

  test('is nothing if they have no word in common', () => {
    const none = { boost: 1, exact: 0, isNamed: false };
    expect(likenessOf({ name: ['other'], asked: [['another', 'one']] })).toEqual(none);
    expect(likenessOf({ name: [] })).toEqual(none);
  });

  test('falls with the words that the title has and the query lacks', () => {
    expect(likenessOf({ name: [...title, 'of', 'sara'] })).toEqual(titled(weights.title / 2));
  });

  test('falls faster with the words that the query has and the title lacks', () => {
    expect(likenessOf({ name: ['open'] })).toEqual(titled(weights.title * 0.5 ** LIKENESS_POWER));
  });

  test('is less by a reading that is less sure, and never more than that of the word itself', () => {
    const unsure = [reading(0, ['open'], { weight: 0.5 }), reading(1, ['router'])];
    expect(likenessOf({ name: title }, unsure)).toEqual(titled(weights.title * 0.75 ** LIKENESS_POWER));
    const sure = [reading(0, ['open'], { weight: 3 }), reading(1, ['router'])];
    expect(likenessOf({ name: title }, sure)).toEqual(titled(weights.title));
  });

  test('needs all terms of a reading', () => {
    const half = likenessOf({ name: ['open'] }, [reading(0, ['open', 'router'])]);
    expect(half).toEqual({ boost: 1, exact: 0, isNamed: true });
    expect(likenessOf({ name: title }, [reading(0, ['open', 'router'])])).toEqual(titled(weights.title));
  });

  describe('while the last word is being typed', () => {
    const begun = [reading(0, ['open', 'rou'], { prefix: true })];

    test('is that of the words that it may become', () => {
      expect(likenessOf({ name: title }, begun)).toEqual(titled(weights.title));
      expect(likenessOf({ name: ['open', 'route', 'router'] }, begun)).toEqual(titled(weights.title));
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

  test('names the place if its title has any word by which it was found, begun ones too', () => {
    expect(likenessOf({ name: ['router'] }).isNamed).toBe(true);
    expect(likenessOf({ name: ['router'] }, [reading(0, ['rou'], { prefix: true })]).isNamed).toBe(true);
    expect(likenessOf({ name: ['router'], asked: [title] }, [reading(0, ['open'])]).isNamed).toBe(false);
  });
});
