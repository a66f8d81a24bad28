import { expect, it } from 'vitest';
import { type Group, type GroupName, type Item, keepSame, numbered, seenFirst } from './items.ts';

/** A group of as many items, and what it is called. */
const list = (name: GroupName, count: number): Group => ({
  name,
  items: Array.from({ length: count }, (_, index): Item => ({ kind: 'recent', id: `${name} ${index}`, query: '' })),
});

function shown(now: readonly Group[], before: readonly Group[]): string[] {
  return seenFirst(numbered(now), numbered(before)).map(
    ({ group: { name, items }, first }) => `${name}: ${items.length} from ${first}`,
  );
}

it('numbers the items of one list after those of the other', () => {
  const lists = [list('api', 2), list('blog', 4), list('changelog', 5)];
  expect(shown(lists, lists)).toEqual(['api: 2 from 0', 'blog: 4 from 2', 'changelog: 5 from 6']);
});

it('shows new lists as far as they are in sight, and below them those of before, each once', () => {
  const before = [list('tutorials', 5), list('blog', 2), list('api', 1)];
  const now = [list('api', 3), list('tutorials', 4), list('changelog', 5)];
  expect(shown(now, before)).toEqual(['api: 3 from 0', 'tutorials: 4 from 3', 'blog: 2 from 5']);
});

it('shows the new rows of a list that are in sight, and those of before below them', () => {
  const [before, now] = [list('tutorials', 5), list('tutorials', 5)];
  const [first] = seenFirst(numbered([list('api', 3), now]), numbered([before])).slice(1);
  expect(first?.group.items).toEqual([...now.items.slice(0, 2), ...before.items.slice(2)]);
  expect(first?.group.items[0]).toBe(now.items[0]);
  expect(first?.group.items[2]).toBe(before.items[2]);
});

it('shows no more rows than are new', () => {
  expect(shown([list('api', 4), list('blog', 2)], [list('blog', 5)])).toEqual(['api: 4 from 0', 'blog: 2 from 4']);
});

it('shows all new lists at once where none in sight changes', () => {
  const tutorials = list('tutorials', 5);
  expect(shown([tutorials, list('blog', 4)], [tutorials, list('blog', 2)])).toEqual([
    'tutorials: 5 from 0',
    'blog: 4 from 5',
  ]);
});

it('keeps the lists that say what they said before, in the same place', () => {
  const before = [list('tutorials', 2), list('api', 3)];
  expect(keepSame(before, [list('tutorials', 2), list('api', 3)])).toBe(before);
  const [tutorials, api] = keepSame(before, [list('tutorials', 2), list('api', 4)]);
  expect(tutorials).toBe(before[0]);
  expect(api).not.toBe(before[1]);
  expect(keepSame(before, [list('api', 3)])[0]).not.toBe(before[1]);
});

it('keeps the rows that say what they said before, in the same place', () => {
  const before = list('tutorials', 3);
  const changed: Item = { kind: 'recent', id: 'other', query: 'other' };
  const [first] = before.items;
  const now = { ...list('tutorials', 0), items: [...list('tutorials', 1).items, changed] };
  const [kept] = keepSame([before], [now]);
  expect(kept?.items).toHaveLength(2);
  expect(kept?.items[0]).toBe(first);
  expect(kept?.items[1]).toBe(changed);
});
