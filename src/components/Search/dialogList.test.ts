import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FoundHit, FoundResult } from '../../search/provider.ts';
import { createSearchSession } from '../../search/session.ts';
import { createDialogList } from './dialogList.ts';
import { noOffer } from './items.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const found = (name: string): FoundResult => ({ hits: [hit(name)], total: 1, counts: { tutorials: 1 } });
const hit = (name: string): FoundHit => ({
  id: name,
  url: `/en/docs/${name}`,
  page: `/en/docs/${name}`,
  section: 'tutorials',
  title: [{ text: name, match: false }],
  heading: [],
  path: [],
  excerpt: [],
  score: 1,
});

/** A list whose provider answers a query after as many milliseconds, and what it showed. */
function listAnswering(after: number) {
  const session = createSearchSession({
    prepare: () => undefined,
    search: (query) => new Promise((resolve) => setTimeout(() => resolve(found(query)), after)),
    onMore: () => () => undefined,
  });
  const list = createDialogList(
    session,
    () => ({ recent: [], favourites: [] }),
    () => noOffer,
    () => undefined,
  );
  const shown: string[] = [];
  list.subscribe(() => {
    const { query, search, collections } = list.view();
    shown.push(`${query}: ${search.status}, ${collections.flatMap(({ items }) => items.map(({ id }) => id))}`);
  });
  async function type(text: string, rest = 1000): Promise<string[]> {
    shown.length = 0;
    list.autocomplete.setQuery(text);
    await list.autocomplete.refresh();
    await vi.advanceTimersByTimeAsync(rest);
    return [...shown];
  }
  return { type };
}

it('shows a letter and its results in one step where they come quickly', async () => {
  const { type } = listAnswering(20);
  await type('d');
  expect(await type('dn')).toEqual(['dn: idle, dn']);
});

it('says that it searches where results are slow, and leaves those of before in their place', async () => {
  const { type } = listAnswering(300);
  await type('d');
  expect(await type('dn')).toEqual(['dn: loading, d', 'dn: idle, dn']);
});

it('shows at once that the field was emptied', async () => {
  const { type } = listAnswering(300);
  await type('d');
  expect((await type('', 0)).at(-1)).toBe(': idle, ');
});

it('says at once that it searches for the first letter', async () => {
  const { type } = listAnswering(300);
  expect((await type('d', 0)).at(-1)).toBe('d: loading, ');
});
