import { expect, it } from 'vitest';
import { wrap } from './wrap.ts';

const letters = (text: string) => text.length;

it('leaves a short title on one line', () => {
  expect(wrap('Our own fleet', 20, 3, letters)).toEqual(['Our own fleet']);
});

it('wraps a long title into lines of about the same length', () => {
  expect(wrap('one two three four five six', 20, 3, letters)).toEqual(['one two three', 'four five six']);
});

it('keeps words together that a no-break space joins', () => {
  expect(wrap('Переезд в\u00a0облако', 11, 3, letters)).toEqual(['Переезд', 'в\u00a0облако']);
});

it('gives nothing where a word is wider than the line or more lines were needed', () => {
  expect(wrap('unpronounceable', 10, 3, letters)).toBeUndefined();
  expect(wrap('one two three', 5, 2, letters)).toBeUndefined();
});
