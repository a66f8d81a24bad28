import { describe, expect, test } from 'vitest';
import { sectionOf } from '../../model/addresses/sections.ts';
import { analyser } from '../analysis/en.ts';
import { createSearchEngine } from '../engine.ts';
import { buildIndexes } from '../indexBuilder.ts';
import type { SearchRecord } from '../types.ts';

/** The sections of a page that differ from those of others in what readers ask of them alone. */
function pageAsked(name: string, ...sections: readonly (readonly string[])[]): SearchRecord[] {
  const url = `/docs/troubleshoot/${name}`;
  const page = { url, section: sectionOf(url), title: 'Help', text: 'Help.', path: [] };
  return sections.map((asked, at): SearchRecord => {
    if (at === 0) return { ...page, id: url, asked };
    return { ...page, id: `${url}#s${at}`, heading: 'More', anchor: `s${at}`, asked };
  });
}

function found(records: readonly SearchRecord[], query: string): string[] {
  const engine = createSearchEngine(analyser, 'b1');
  for (const { index } of buildIndexes(records, analyser, 'b1').values()) engine.load(JSON.stringify(index));
  return engine.search(query).hits.map(({ page }) => page.split('/').at(-1) ?? '');
}

const others = ['c', 'd', 'e'].flatMap((name) => pageAsked(name, [`other ${name}`]));

describe('of pages with an equally good phrase', () => {
  test('the one with more phrases that have the word comes first, in whatever section they are', () => {
    const one = pageAsked('one', ['slow printer'], ['green paper', 'blue paper', 'red paper']);
    const several = pageAsked('several', ['slow scanner'], ['slow copier', 'slow mouse', 'slow keyboard']);
    expect(found([...one, ...several, ...others], 'slow')[0]).toBe('several');
  });

  test('synonyms of the word count as well', () => {
    const one = pageAsked('one', ['refund printer'], ['green paper', 'blue paper']);
    const several = pageAsked('several', ['refund scanner'], ['money back soon', 'money back at once']);
    expect(found([...one, ...several, ...others], 'refund')[0]).toBe('several');
  });
});

test('of places found by their titles, the one with more phrases comes first, though none has the word', () => {
  const rare = pageAsked('rare', ['printer']);
  const often = pageAsked('often', ['scanner', 'paper', 'ink', 'toner', 'cable']);
  expect(found([...rare, ...often, ...others], 'help')[0]).toBe('often');
});
