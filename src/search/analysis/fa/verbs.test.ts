import { describe, expect, it } from 'vitest';
import { analyser } from '../fa.ts';
import { verbOf } from './verbs.ts';

describe('the verb of a Persian form', () => {
  it.each([
    ['میخرم', 'خرید'],
    ['بخره', 'خرید'],
    ['خریدم', 'خرید'],
    ['میخریدند', 'خرید'],
    ['میپره', 'پرید'],
    ['بذارم', 'گذاشت'],
    ['میدونید', 'دانست'],
    ['میگه', 'گفت'],
    ['میزنم', 'زد'],
  ])('%s is %s', (form, verb) => {
    expect(verbOf(form)).toBe(verb);
  });

  it.each(['نمیخرم', 'میز', 'بازار', 'بدون', 'بسته', 'بار', 'بر', 'در'])(
    'is undefined for another word: %s',
    (word) => {
      expect(verbOf(word)).toBeUndefined();
    },
  );

  it('is the same with a half-space, a space and neither', () => {
    const termsOf = (text: string) => analyser.analyse(text).flatMap(({ parts }) => parts.map(({ term }) => term));
    expect(['می\u200Cخرند', 'می خرند', 'میخرن', 'خریدن'].map(termsOf)).toEqual([
      ['خرید'],
      ['خرید'],
      ['خرید'],
      ['خرید'],
    ]);
  });
});
