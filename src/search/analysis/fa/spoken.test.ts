import { describe, expect, it } from 'vitest';
import { asWritten, writtenForms } from './spoken.ts';
import { stem } from './stem.ts';

describe('the written forms of a Persian word as it is spoken', () => {
  it.each([
    ['کنده', 'کند'],
    ['پولشو', 'پول'],
    ['سایتا', 'سایت'],
    ['ارزونه', 'ارزان'],
    ['گوشیامون', 'گوشی'],
    ['کاربرای', 'کاربر'],
    ['پیاماش', 'پیام'],
  ])('of %s include %s', (spoken, written) => {
    expect(writtenForms(spoken)).toContain(written);
  });

  it('are none of a word too short to lose its ending', () => {
    expect(writtenForms('راه')).toEqual([]);
  });
});

describe('a Persian word as it is spoken', () => {
  it.each([
    ['وصله', 'وصل'],
    ['کاربرا', 'کاربر'],
    ['رمزمو', 'رمز'],
    ['گوشیشو', 'گوشی'],
    ['خونه', 'خانه'],
    ['دوتا', 'دو'],
    ['نتم', 'نت'],
  ])('%s is written %s', (spoken, word) => {
    expect(asWritten(spoken)).toBe(word);
    expect(stem(spoken)).toBe(stem(word));
  });

  it.each(['نسخه', 'بسته', 'شبکه', 'اجرا', 'منو', 'جستجو', 'شماره'])('stays when it is written so: %s', (word) => {
    expect(asWritten(word)).toBe(word);
  });
});
