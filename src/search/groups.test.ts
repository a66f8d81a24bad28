import { describe, expect, test } from 'vitest';
import type { SectionId } from '../model/sections.ts';
import { groupHits, listedHits } from './groups.ts';
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

describe('The list by sections', () => {
  const listed = (hits: Hit[], first: string[] = []) => listedHits(hits, first).map(({ id }) => id);

  test('has the hits of a section together', () => {
    const hits = [hit('a', 'services'), hit('b', 'tutorials'), hit('c', 'services')];
    expect(listed(hits)).toEqual(['a', 'c', 'b']);
  });

  test('has blog and pages for contributors after all help, but what is best of all first', () => {
    const blog = hit('/ru/blog/b', 'blog');
    const contributors = hit('/ru/docs/tutorial-extras/t', 'tutorials');
    const help = [hit('a', 'services'), hit('b', 'tutorials'), hit('c', 'troubleshooting')];
    expect(listed([hit('z', 'services'), blog, contributors, ...help])).toEqual([
      'z',
      'a',
      'b',
      '/ru/docs/tutorial-extras/t',
      'c',
      '/ru/blog/b',
    ]);
    expect(listed([blog, ...help])).toEqual(['/ru/blog/b', 'a', 'b', 'c']);
  });

  test('gets nothing new above or between what the reader saw', () => {
    const seen = [hit('a', 'services'), hit('b', 'tutorials'), hit('c', 'blog'), hit('d', 'tutorials')];
    const first = listed(seen);
    expect(first).toEqual(['a', 'b', 'd', 'c']);
    const later = [...['a', 'b', 'd'].flatMap((id) => seen.filter((one) => one.id === id)), hit('c', 'blog')];
    const more = [hit('e', 'services'), hit('f', 'tutorials'), hit('g', 'blog'), hit('h', 'api')];
    expect(listed([...later, ...more], first)).toEqual(['a', 'b', 'd', 'c', 'g', 'h']);
  });
});
