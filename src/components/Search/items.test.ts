import { expect, it } from 'vitest';
import type { Hit } from '../../search/types.ts';
import { favouriteOf, foundGroups, offeredGroups } from './items.ts';
import { ownPages } from './useOffer.ts';

const hit = (section: Hit['section'], url: string): Hit => {
  return { url, page: url, section, title: [], heading: [], path: [], excerpt: [] };
};

it('Results from changelog and blog have rows only while they are open; others always have them', () => {
  const hits = [...['/a', '/b', '/c', '/d'].map((url) => hit('services', url)), hit('blog', '/e')];
  const rows = (isOpen: boolean) => foundGroups(hits, isOpen).map(({ name, items }) => [name, items.length]);
  expect(rows(false)).toEqual([...rows(true).slice(0, -1), ['history', 0]]);
  expect(rows(true).at(-1)).toEqual(['history', 1]);
});

it('A result is remembered as one that opens here unless it is of another site', () => {
  const { external } = favouriteOf(hit('services', '/a'));
  expect([external, favouriteOf({ ...hit('pages', 'https://a.example/'), external: true }).external]).toEqual([
    false,
    true,
  ]);
});

const ios = { label: 'iOS', url: '/en/docs/ios' };
const start = { title: 'Problems', problems: [{ label: 'It is slow', url: '/en/docs/slow' }], platforms: { ios } };

it("offers the page of the reader's platform", () => {
  expect(ownPages(start, 'ios')).toEqual([ios]);
  for (const platform of ['', 'constructor', 'beos']) expect(ownPages(start, platform)).toEqual([]);
});

it('lists offered items below remembered ones', () => {
  const groups = offeredGroups({ recent: ['dns'], favourites: [] }, { ...start, own: [ios] });
  expect(groups.map(({ name, items }) => [name, items.length])).toEqual([
    ['recent', 1],
    ['own', 1],
    ['problems', 1],
  ]);
});
