import { describe, expect, test } from 'vitest';
import { sectionOf } from '../../model/sections.ts';
import { analyser } from '../analysis/en.ts';
import { createSearchEngine } from '../engine.ts';
import { buildIndexes } from '../indexBuilder.ts';
import type { SearchRecord } from '../types.ts';

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
