import { expect, test } from 'vitest';
import { isCut, limitQuery } from './limits.ts';

test('a query is cut at 64 characters, between two of them, so that it can be put in an address', () => {
  expect(limitQuery(`a${'😀'.repeat(64)}`)).toBe(`a${'😀'.repeat(31)}`);
  expect([isCut('a'.repeat(63)), isCut(limitQuery('a'.repeat(70)))]).toEqual([false, true]);
});
