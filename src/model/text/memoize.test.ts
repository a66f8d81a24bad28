import { describe, expect, it, vi } from 'vitest';
import { memoize, memoizeByObject, memoizeLatest } from './memoize.ts';

describe('a memoized function', () => {
  it('computes each result once, `undefined` included', () => {
    const compute = vi.fn((key: string) => (key === 'a' ? 1 : undefined));
    const memoized = memoize(compute);
    expect([memoized('a'), memoized('b'), memoized('a'), memoized('b')]).toEqual([1, undefined, 1, undefined]);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('distinguishes equal objects', () => {
    const compute = vi.fn((key: { id: number }) => key.id);
    const memoized = memoizeByObject(compute);
    const one = { id: 1 };
    expect([memoized(one), memoized(one), memoized({ id: 1 })]).toEqual([1, 1, 1]);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('forgets the oldest keys if it only keeps the latest', () => {
    const compute = vi.fn((key: string) => key.toUpperCase());
    const memoized = memoizeLatest(3, compute);
    for (const key of 'abcdefgh') memoized(key);
    compute.mockClear();
    expect([...'fgha'].map(memoized)).toEqual([...'FGHA']);
    expect(compute.mock.calls).toEqual([['a']]);
  });
});
