import { describe, expect, test } from 'vitest';
import { isCut, leavesOutWord, limitQuery, wholeWords } from './limits.ts';

describe('The length of a query', () => {
  const kitchen = 'why does it drop in the kitchen as soon as the microwave oven';
  const lid = 'my phone shows no connection as soon as the lid of it is closed';

  test.each([
    ['leaves out the word that was cut off', `${kitchen} is on`, kitchen, true],
    ['leaves nothing out of a shorter query', kitchen.slice(0, 60), kitchen.slice(0, 60), false],
    ['leaves out no word that a space as the last character ends', `${lid} for good`, `${lid} `, true],
    ['leaves out no word that "?" ends', `${lid}?`, `${lid}?`, true],
    ['leaves out no word that "!" ends', `${lid}!`, `${lid}!`, true],
    ['leaves out no word that "؟" ends', `${lid}؟`, `${lid}؟`, true],
    ['keeps a single word that is longer', 'a'.repeat(70), 'a'.repeat(64), true],
  ])('%s', (_, typed, whole, cut) => {
    const query = limitQuery(typed);
    expect(query).toBe(typed.slice(0, 64));
    expect([wholeWords(query), isCut(query), leavesOutWord(query)]).toEqual([whole, cut, whole !== query]);
  });

  test('is cut between characters, so that it can be put in an address', () => {
    expect(limitQuery(`a${'😀'.repeat(64)}`)).toBe(`a${'😀'.repeat(31)}`);
  });
});
