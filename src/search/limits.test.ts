import { expect, test } from 'vitest';
import { bestHits, hitsPerGroup, hitsPerPage, isCut, limitQuery, rowsInSight } from './limits.ts';

test('lists have the lengths of the specification; a query is truncated to 64 UTF-16 units without splitting a character, which no address can contain', () => {
  expect(limitQuery(`a${'😀'.repeat(64)}`)).toBe(`a${'😀'.repeat(31)}`);
  expect([hitsPerPage, hitsPerGroup, bestHits, rowsInSight]).toEqual([20, 5, 3, 5]);
  expect([isCut('a'.repeat(63)), isCut(limitQuery('a'.repeat(70)))]).toEqual([false, true]);
});
