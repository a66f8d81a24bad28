import { expect, it } from 'vitest';
import en from '../../../site/strings/en.ts';
import { groupsOf, noOffer } from './items.ts';
import { pagesOfReader } from './useOffer.ts';

const start = {
  title: 'Problems',
  problems: [{ label: 'It is slow', url: '/en/docs/slow' }],
  platforms: { ios: { label: 'iOS', url: '/en/docs/ios' } },
};
const { lastRead, yourPlatform } = en.search;
const slow = { url: '/en/docs/slow', title: 'Slow' };

it("offers the page read last and that of the reader's platform, each once, with the reason", () => {
  expect(pagesOfReader(start, { lastRead: slow, platform: 'ios' }, en.search)).toEqual([
    { label: 'Slow', url: '/en/docs/slow', reason: lastRead },
    { label: 'iOS', url: '/en/docs/ios', reason: yourPlatform },
  ]);
  expect(pagesOfReader(start, { lastRead: { url: '/en/docs/ios', title: 'iOS' }, platform: 'ios' }, en.search)).toEqual(
    [{ label: 'iOS', url: '/en/docs/ios', reason: lastRead }],
  );
  for (const platform of ['', 'constructor', 'beos'])
    expect(pagesOfReader(start, { lastRead: undefined, platform }, en.search)).toEqual([]);
});

it('lists what is offered below what is remembered, until something is typed', () => {
  const idle = { status: 'idle', query: '', result: undefined, failure: undefined } as const;
  const saved = { recent: ['dns'], favourites: [] };
  const offer = { own: pagesOfReader(start, { lastRead: slow, platform: '' }, en.search), problems: start.problems };
  expect(groupsOf(' ', idle, saved, offer).map(({ name, items }) => [name, items.length])).toEqual([
    ['recent', 1],
    ['own', 1],
    ['problems', 1],
  ]);
  expect(groupsOf('', idle, { recent: [], favourites: [] }, noOffer)).toEqual([]);
  expect(groupsOf('dns', idle, saved, offer)).toEqual([]);
});
