import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { persianTerms } from './latinLetters.ts';

const terms = ['رمز', 'سرعت', 'صورت', 'پشتیب', 'نمایندگ', 'vpn'];

const words = readFileSync(join(import.meta.dirname, 'latinLetters.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

describe('Persian in Latin letters', () => {
  it.each(words)('%s is typed "%s"', (word = '', typed = '') => {
    expect(persianTerms(typed, [word])).toEqual([word]);
  });

  it('matches only words that begin and end like it', () => {
    expect(persianTerms('kar', ['کارت', 'شکار', 'نکاری'])).toEqual([]);
    expect(persianTerms('proxy', ['پری'])).toEqual([]);
  });

  it('prefers the word as typed to one with an ending', () => {
    expect(persianTerms('barname', ['برنام', 'برنامه'])).toEqual(['برنامه']);
    expect(persianTerms('hami', ['حام', 'حامی'])).toEqual(['حامی']);
  });

  it('needs at least three letters, and so does the word', () => {
    expect(persianTerms('aba', ['عبا'])).toEqual(['عبا']);
    expect(persianTerms('ba', ['عبا'])).toEqual([]);
    expect(persianTerms('abesh', ['عبا'])).toEqual([]);
    expect(persianTerms('ram', ['رم'])).toEqual([]);
  });

  it('may match several words', () => {
    expect(persianTerms('sorat', terms)).toEqual(['سرعت', 'صورت']);
    expect(persianTerms('sorat', ['صورت', 'سرعت'])).toEqual(['صورت', 'سرعت']);
  });

  it.each([
    ['ramzamo', 'رمز'],
    ['soratesh', 'سرعت'],
    ['poshtibani', 'پشتیب'],
    ['namayandegi', 'نمایندگ'],
  ])('may have an ending or two: "%s"', (typed, meant) => {
    expect(persianTerms(typed, terms)).toContain(meant);
  });

  it.each(['vpn', 'aei', 'ramp', 'rz', 'رمز', 'ramz1'])('does not match "%s"', (typed) => {
    expect(persianTerms(typed, terms)).toEqual([]);
  });
});
