import { describe, expect, it } from 'vitest';
import { stem } from './stem.ts';

describe('words that end like a form of another', () => {
  it.each([
    ['بازی', 'باز'],
    ['پشتیبانی', 'پشتیبان'],
    ['مجازی', 'مجاز'],
    ['موجودی', 'موجود'],
    ['داخلی', 'داخل'],
    ['نشانی', 'نشان'],
  ])('are other words: %s and %s', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it.each([
    ['آدرس', 'ادرس'],
    ['میآورم', 'اوردم'],
    ['لینکمو', 'لینک'],
    ['کانفیگتون', 'کانفیگ'],
  ])('are one word: %s and %s', (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });

  it('lose their own endings', () => {
    expect(stem('بازیها')).toBe(stem('بازی'));
  });
});
