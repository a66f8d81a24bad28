import { describe, expect, test } from 'vitest';
import { sectionOf } from '../../model/addresses/sections.ts';
import { analyser } from '../analysis/en.ts';
import { createSearchEngine } from '../engine.ts';
import { buildIndexes } from '../indexBuilder.ts';
import type { SearchRecord } from '../types.ts';

function pageAsked(name: string, asked: readonly string[]): SearchRecord {
  const url = `/docs/troubleshoot/${name}`;
  return { id: url, url, section: sectionOf(url), title: 'Help', text: 'Help.', path: [], asked };
}

function found(records: readonly SearchRecord[], query: string): string[] {
  const engine = createSearchEngine(analyser, 'b1');
  for (const { index } of buildIndexes(records, analyser, 'b1').values()) engine.load(JSON.stringify(index));
  return engine.search(query).hits.map(({ page }) => page.split('/').at(-1) ?? '');
}

describe('of two pages about the same word', () => {
  const steps = pageAsked('steps', [
    'how to pay printer',
    'how to sign scanner',
    'how to add paper',
    'how to copy ink',
  ]);
  const causes = pageAsked('causes', ['why pay toner', 'why is cable red', 'why is ink blue', 'why is mouse slow']);

  test('a query with "why" finds the one whose phrases have it, and one with "how" the other', () => {
    expect(found([steps, causes], 'why pay')[0]).toBe('causes');
    expect(found([causes, steps], 'how to pay')[0]).toBe('steps');
  });

  test('a query without such words leaves them in their order', () => {
    expect(found([steps, causes], 'pay')).toEqual(['steps', 'causes']);
    expect(found([causes, steps], 'pay')).toEqual(['causes', 'steps']);
  });

  test('a function word that no phrase has changes nothing', () => {
    expect(found([steps, causes], 'pay yourselves')).toEqual(['steps', 'causes']);
  });
});

test('of two sections about the same word, a query finds the one whose phrases have its function words', () => {
  const page = pageAsked('payment', []);
  const section = (anchor: string, heading: string, asked: readonly string[]): SearchRecord => ({
    ...page,
    id: `${page.url}#${anchor}`,
    heading,
    anchor,
    asked,
  });
  const steps = section('steps', 'Green', ['how to pay printer', 'how to sign scanner', 'how to add paper']);
  const causes = section('causes', 'Blue', ['why pay toner', 'why is cable red', 'why is ink blue']);
  const leadsTo = (query: string) => {
    const engine = createSearchEngine(analyser, 'b1');
    for (const { index } of buildIndexes([page, steps, causes], analyser, 'b1').values())
      engine.load(JSON.stringify(index));
    return engine.search(query).hits[0]?.url.split('#')[1];
  };
  expect(leadsTo('how to pay')).toBe('steps');
  expect(leadsTo('why pay')).toBe('causes');
});
