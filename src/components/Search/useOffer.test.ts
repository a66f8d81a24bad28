import { expect, it } from 'vitest';
import { groupsOf, noOffer } from './items.ts';
import { ownPages } from './useOffer.ts';

const ios = { label: 'iOS', url: '/en/docs/ios' };
const start = {
  title: 'Problems',
  problems: [{ label: 'It is slow', url: '/en/docs/slow' }],
  platforms: { ios },
};

it("offers the page of the reader's platform", () => {
  expect(ownPages(start, 'ios')).toEqual([ios]);
  for (const platform of ['', 'constructor', 'beos']) expect(ownPages(start, platform)).toEqual([]);
});

it('lists what is offered below what is remembered, until something is typed', () => {
  const idle = { status: 'idle', query: '', result: undefined, failure: undefined } as const;
  const saved = { recent: ['dns'], favourites: [] };
  const offer = { own: [ios], problems: start.problems };
  expect(groupsOf(' ', idle, saved, offer).map(({ name, items }) => [name, items.length])).toEqual([
    ['recent', 1],
    ['own', 1],
    ['problems', 1],
  ]);
  expect(groupsOf('', idle, { recent: [], favourites: [] }, noOffer)).toEqual([]);
  expect(groupsOf('dns', idle, saved, offer)).toEqual([]);
});
