import { describe, expect, test } from 'vitest';
import { limitQuery } from './limits.ts';

describe('The length of a query', () => {
  test('is limited to 64 characters', () => {
    expect(limitQuery('a'.repeat(70))).toBe('a'.repeat(64));
  });

  test('is cut between characters, so that it can be put in an address', () => {
    expect(limitQuery(`a${'😀'.repeat(64)}`)).toBe(`a${'😀'.repeat(31)}`);
  });
});
