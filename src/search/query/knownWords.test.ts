import { describe, expect, it } from 'vitest';
import { createKnownWords } from './knownWords.ts';

const stemOf = (word: string) => word.replace(/(?:ing|s)$/, '');
const known = createKnownWords(['open', 'printer', 'locate', 'opens'], stemOf);

describe('a list of stems', () => {
  it.each([
    ['open', 'word'],
    ['opens', 'word'],
    ['opening', 'form'],
    ['printers', 'form'],
    ['printea', 'form'],
    ['printeing', 'form'],
    ['locats', 'form'],
    ['locatas', 'form'],
    ['opea', 'nothing'],
    ['print', 'nothing'],
    ['qwerty', 'nothing'],
  ])('knows of "%s": %s', (word, what) => {
    expect(known(word)).toBe(what);
  });
});
