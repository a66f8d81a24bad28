import { expect, it } from 'vitest';
import type { Hit } from '../../search/types.ts';
import { foundGroups } from './items.ts';

it('Results from changelog and blog have rows only while they are open; others always have them', () => {
  const hit = (section: Hit['section'], url: string): Hit => {
    return { url, page: url, section, title: [], heading: [], path: [], excerpt: [] };
  };
  const hits = [...['/a', '/b', '/c', '/d'].map((url) => hit('services', url)), hit('blog', '/e')];
  const rows = (isOpen: boolean) => foundGroups(hits, isOpen).map(({ name, items }) => [name, items.length]);
  expect(rows(false)).toEqual([...rows(true).slice(0, -1), ['history', 0]]);
  expect(rows(true).at(-1)).toEqual(['history', 1]);
});
