import { describe, expect, test } from 'vitest';
import type { SectionId } from '../model/addresses/sections.ts';
import { groupHits, listedHits } from './groups.ts';
import type { Hit } from './types.ts';

function hit(id: string, section: SectionId): Hit {
  return { id, url: id, page: id, section, path: [], title: [], heading: [], excerpt: [], score: 1 };
}

describe('Groups of results', () => {
  test('are the best three in the order of the engine, then the sections of the others, that of the best first', () => {
    const best = [hit('a', 'services'), hit('b', 'tutorials'), hit('c', 'services')];
    const others = [hit('d', 'blog'), hit('e', 'services'), hit('f', 'blog')];
    expect(groupHits([...best, ...others])).toEqual([
      { name: 'best', hits: best },
      { name: 'blog', hits: [others[0], others[2]] },
      { name: 'services', hits: [others[1]] },
    ]);
    expect(groupHits([])).toEqual([]);
  });

  test('hold at most five hits', () => {
    const hits = Array.from({ length: 20 }, (_, index) => hit(String(index), 'changelog'));
    expect(groupHits(hits).map((group) => group.hits.map(({ id }) => id))).toEqual([
      ['0', '1', '2'],
      ['3', '4', '5', '6', '7'],
    ]);
  });
});

describe('The list of the dialog', () => {
  const listed = (hits: Hit[], first: string[] = []) => listedHits(hits, first).map(({ id }) => id);
  const best = ['x', 'y', 'z'].map((id) => hit(id, 'tutorials'));

  test('has the hits of a section together, after the best three', () => {
    const hits = [hit('a', 'services'), hit('b', 'tutorials'), hit('c', 'services')];
    expect(listed(hits)).toEqual(['a', 'b', 'c']);
    expect(listed([...best, ...hits])).toEqual(['x', 'y', 'z', 'a', 'c', 'b']);
  });

  test('has blog and pages for contributors after all help, but what is best of all first', () => {
    const blog = hit('/ru/blog/b', 'blog');
    const contributors = hit('/ru/docs/tutorial-extras/t', 'tutorials');
    const help = [hit('a', 'services'), hit('b', 'tutorials'), hit('c', 'troubleshooting')];
    expect(listed([hit('z', 'services'), blog, contributors, ...help])).toEqual([
      'z',
      'a',
      'b',
      'c',
      '/ru/blog/b',
      '/ru/docs/tutorial-extras/t',
    ]);
    expect(listed([blog, ...help])).toEqual(['/ru/blog/b', 'a', 'b', 'c']);
  });

  test('gets nothing new above or between what the reader saw', () => {
    const seen = [...best, hit('a', 'services'), hit('b', 'tutorials'), hit('c', 'services')];
    const first = listed(seen);
    expect(first).toEqual(['x', 'y', 'z', 'a', 'c', 'b']);
    const later = first.flatMap((id) => seen.filter((one) => one.id === id));
    const more = [hit('e', 'services'), hit('f', 'tutorials'), hit('g', 'blog'), hit('h', 'api')];
    expect(listed([...later, ...more], first)).toEqual(['x', 'y', 'z', 'a', 'c', 'b', 'f', 'h', 'g']);
  });
});
