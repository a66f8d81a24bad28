import { describe, expect, test } from 'vitest';
import { isCut, leavesOutWord, limitQuery, wholeWords } from './limits.ts';

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

  test('leaves out no word that a space as the last character ends', () => {
    const query = limitQuery('my phone shows no connection as soon as the lid of it is closed for good');
    expect(query).toBe('my phone shows no connection as soon as the lid of it is closed ');
    expect(isCut(query)).toBe(true);
    expect(wholeWords(query)).toBe(query);
  });

  test.each(['?', '!', '؟'])('leaves out no word that "%s" ends', (mark) => {
    const query = `my phone shows no connection as soon as the lid of it is closed${mark}`;
    expect(query).toHaveLength(64);
    expect(wholeWords(query)).toBe(query);
  });

  test.each([
    ['a query that was cut in a word', 'why does it drop in the kitchen as soon as the microwave oven is on', true],
    [
      'one that was cut after a space',
      'my phone shows no connection as soon as the lid of it is closed for good',
      false,
    ],
    ['a single word', 'a'.repeat(70), false],
    ['a shorter query', 'why does it drop', false],
  ])('is said to leave out a word exactly where it does: %s', (_, typed, leavesOut) => {
    expect(leavesOutWord(limitQuery(typed))).toBe(leavesOut);
  });

  test('keeps a single word that is longer', () => {
    expect(wholeWords('a'.repeat(64))).toBe('a'.repeat(64));
  });

  test('is cut between characters, so that it can be put in an address', () => {
    expect(limitQuery(`a${'😀'.repeat(64)}`)).toBe(`a${'😀'.repeat(31)}`);
  });
});
