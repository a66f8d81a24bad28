import { describe, expect, it } from 'vitest';
import { createKnownWords } from './knownWords.ts';

const stemOf = (word: string) => word.replace(/(?:ing|s)$/, '');
const known = createKnownWords(['open', 'printer', 'locate', 'opens'], stemOf);

describe('a list of stems', () => {
  it.each([
    ['open', true],
    ['opens', true],
    ['opening', true],
    ['printers', true],
    ['printea', true],
    ['printeing', true],
    ['locats', true],
    ['locatas', true],
    ['opea', false],
    ['print', false],
    ['qwerty', false],
  ])('knows of "%s": %s', (word, what) => {
    expect(known(word)).toBe(what);
  });
});
