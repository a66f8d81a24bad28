import { describe, expect, it } from 'vitest';
import { writtenForms } from './spoken.ts';

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

  it('of a word that texts have are only the one without "is"', () => {
    expect(writtenForms('اشتباهه', true)).toEqual(['اشتباه']);
    expect(writtenForms('پولشو', true)).toEqual([]);
    expect(writtenForms('نامه', true)).toEqual([]);
  });

  it('are none of a word too short to lose its ending', () => {
    expect(writtenForms('راه')).toEqual([]);
  });
});
