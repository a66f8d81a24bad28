import { describe, expect, test } from 'vitest';
import { isCut, limitQuery, wholeWords } from './limits.ts';

describe('The length of a query', () => {
  test('is limited to 64 characters', () => {
    expect(limitQuery('a'.repeat(70))).toBe('a'.repeat(64));
  });

  test('leaves out the word that was cut off, and nothing of a shorter query', () => {
    const words = 'why does it drop in the kitchen as soon as the microwave oven is on';
    expect(wholeWords(limitQuery(words))).toBe('why does it drop in the kitchen as soon as the microwave oven');
    expect(wholeWords(words.slice(0, 60))).toBe(words.slice(0, 60));
    expect(isCut(limitQuery(words))).toBe(true);
    expect(isCut(words.slice(0, 60))).toBe(false);
  });

  test('keeps a single word that is longer', () => {
    expect(wholeWords('a'.repeat(64))).toBe('a'.repeat(64));
  });

  test('is cut between characters, so that it can be put in an address', () => {
    expect(limitQuery(`a${'😀'.repeat(64)}`)).toBe(`a${'😀'.repeat(31)}`);
  });
});
