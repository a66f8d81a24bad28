import { describe, expect, test } from 'vitest';
import type { SectionId } from '../model/sections.ts';
import { groupHits } from './groups.ts';
import type { Hit } from './types.ts';

function hit(id: string, section: SectionId): Hit {
  return { id, url: id, page: id, section, path: [], title: [], heading: [], excerpt: [], score: 1 };
}

describe('Groups of results', () => {
  test('are in the order of their best hit and keep the order of the engine', () => {
    const hits = [hit('a', 'services'), hit('b', 'tutorials'), hit('c', 'services')];
    expect(groupHits(hits)).toEqual([
      { section: 'services', hits: [hits[0], hits[2]] },
      { section: 'tutorials', hits: [hits[1]] },
    ]);
  });

  test('hold at most five hits', () => {
    const hits = Array.from({ length: 20 }, (_, index) => hit(String(index), 'changelog'));
    expect(groupHits(hits)[0]?.hits.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4']);
  });
});
