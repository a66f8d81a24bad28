import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSearchSession } from '../../search/session.ts';
import type { Hit, SearchResult } from '../../search/types.ts';
import { createDialogList } from './dialogList.ts';
import { itemsOf, noOffer } from './items.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const found = (name: string): SearchResult => ({ hits: [hit(name)], total: 1 });
const hit = (name: string): Hit => ({
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
  );
  const shown: string[] = [];
  list.subscribe(() => {
    const { query, search, groups } = list.view();
    shown.push(`${query}: ${search.status}, ${itemsOf(groups).map(({ id }) => id)}`);
  });
  async function type(text: string, rest = 1000): Promise<string[]> {
    shown.length = 0;
    list.type(text);
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

/** A list whose results are given one after the other. */
function listOf(...results: readonly string[][]) {
  let more = () => {};
  let asked = 0;
  const session = createSearchSession({
    prepare: () => undefined,
    search: async () => {
      const names = results[Math.min(asked++, results.length - 1)] ?? [];
      return { hits: names.map(hit), total: names.length };
    },
    onMore: (listener) => {
      more = listener;
      return () => undefined;
    },
  });
  const list = createDialogList(
    session,
    () => ({ recent: [], favourites: [] }),
    () => noOffer,
  );
  list.subscribe(() => undefined);
  const activeNow = () => itemsOf(list.view().groups)[list.view().active]?.id;
  const moreCome = async () => {
    more();
    await vi.advanceTimersByTimeAsync(500);
  };
  return { list, activeNow, moreCome };
}

it('keeps the cursor at the top when a better result comes first', async () => {
  const { list, activeNow, moreCome } = listOf(['b', 'c'], ['a', 'b', 'c']);
  list.type('x');
  await vi.advanceTimersByTimeAsync(500);
  expect(activeNow()).toBe('b');
  await moreCome();
  expect(activeNow()).toBe('a');
});

it('leaves a reader who moved down the list on their result, and leads them to the top where that is gone', async () => {
  const { list, activeNow, moreCome } = listOf(['a', 'b'], ['c', 'a', 'b'], ['d', 'a']);
  list.type('x');
  await vi.advanceTimersByTimeAsync(500);
  list.activate(1);
  await moreCome();
  expect(activeNow()).toBe('b');
  await moreCome();
  expect(activeNow()).toBe('d');
});

it('leads to the top with every letter', async () => {
  const { list, activeNow } = listOf(['a', 'b'], ['b', 'a']);
  list.type('x');
  await vi.advanceTimersByTimeAsync(500);
  list.activate(1);
  list.type('xy');
  await vi.advanceTimersByTimeAsync(500);
  expect(activeNow()).toBe('b');
});
