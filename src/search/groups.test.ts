import { describe, expect, test } from 'vitest';
import type { SectionId } from '../model/addresses/sections.ts';
import { groupHits, listedHits } from './groups.ts';
import type { Hit } from './types.ts';

function hit(url: string, section: SectionId): Hit {
  return { url, page: url, section, path: [], title: [], heading: [], excerpt: [] };
}

describe('Groups of results', () => {
  test('are the best three in engine order, then the others by section, the best section first', () => {
    const best = [hit('a', 'services'), hit('b', 'tutorials'), hit('c', 'services')];
    const others = [hit('d', 'api'), hit('e', 'services'), hit('f', 'api')];
    expect(groupHits([...best, ...others])).toEqual([
      { name: 'best', hits: best },
      { name: 'api', hits: [others[0], others[2]] },
      { name: 'services', hits: [others[1]] },
    ]);
    expect(groupHits([])).toEqual([]);
  });

  test('have changelog and blog in one group at the end, but always start with the best hit', () => {
    const [post, entry, other] = [hit('p', 'blog'), hit('q', 'changelog'), hit('r', 'blog')];
    const help = [hit('a', 'services'), hit('b', 'services')];
    expect(groupHits([post, entry, ...help, other])).toEqual([
      { name: 'best', hits: [post, help[0]] },
      { name: 'services', hits: [help[1]] },
      { name: 'history', hits: [entry, other] },
    ]);
  });

  test('have at most five hits', () => {
    const hits = Array.from({ length: 20 }, (_, index) => hit(String(index), 'business'));
    expect(groupHits(hits).map((group) => group.hits.map(({ url }) => url))).toEqual([
      ['0', '1', '2'],
      ['3', '4', '5', '6', '7'],
    ]);
  });
});

describe('The list of the dialog', () => {
  const listed = (hits: Hit[], first: string[] = []) => listedHits(hits, first).map(({ url }) => url);
  const best = ['x', 'y', 'z'].map((id) => hit(id, 'tutorials'));

  test('has the hits of a section together, after the best three', () => {
    const hits = [hit('a', 'services'), hit('b', 'tutorials'), hit('c', 'services')];
    expect(listed(hits)).toEqual(['a', 'b', 'c']);
    expect(listed([...best, ...hits])).toEqual(['x', 'y', 'z', 'a', 'c', 'b']);
  });

  test('gets no new rows above or between those that the reader saw', () => {
    const seen = [...best, hit('a', 'services'), hit('b', 'tutorials'), hit('c', 'services')];
    const first = listed(seen);
    expect(first).toEqual(['x', 'y', 'z', 'a', 'c', 'b']);
    const later = first.flatMap((url) => seen.filter((one) => one.url === url));
    const more = [hit('e', 'services'), hit('f', 'tutorials'), hit('g', 'blog'), hit('h', 'api')];
    expect(listed([...later, ...more], first)).toEqual(['x', 'y', 'z', 'a', 'c', 'b', 'f', 'h', 'g']);
  });
});
