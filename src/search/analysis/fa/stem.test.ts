import { describe, expect, it } from 'vitest';
import { stem } from './stem.ts';

describe('the Persian stemmer', () => {
  it.each([
    ['بازی', 'باز'],
    ['پشتیبانی', 'پشتیبان'],
    ['مجازی', 'مجاز'],
    ['موجودی', 'موجود'],
    ['داخلی', 'داخل'],
    ['نشانی', 'نشان'],
  ])('keeps apart words that only look inflected: %s and %s', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it.each([
    ['آدرس', 'ادرس'],
    ['میآورم', 'اوردم'],
    ['لینکمو', 'لینک'],
    ['کانفیگتون', 'کانفیگ'],
  ])('gives one stem to %s and %s', (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });

  it('removes the endings of a word that looks inflected itself', () => {
    expect(stem('بازیها')).toBe(stem('بازی'));
  });
});
