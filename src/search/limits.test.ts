import { expect, test } from 'vitest';
import { isCut, limitQuery } from './limits.ts';

test('a query is truncated to 64 UTF-16 units without splitting a character, which no address can contain', () => {
  expect(limitQuery(`a${'😀'.repeat(64)}`)).toBe(`a${'😀'.repeat(31)}`);
  expect([isCut('a'.repeat(63)), isCut(limitQuery('a'.repeat(70)))]).toEqual([false, true]);
});
