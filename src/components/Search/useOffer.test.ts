import { expect, it } from 'vitest';
import { offeredGroups } from './items.ts';
import { ownPages } from './useOffer.ts';

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
