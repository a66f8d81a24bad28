import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';

describe('fold', () => {
  test.each([
    ['Подключён', 'подключен'],
    ['ОШИБКА', 'ошибка'],
    ['за\u0301мок', 'замок'],
    ['كليد', 'کلید'],
    ['شبكة', 'شبکه'],
    ['شبکهٔ', 'شبکه'],
    ['خانۀ', 'خانه'],
    ['مؤثر', 'موثر'],
    ['سُرعَت', 'سرعت'],
    ['سـرور', 'سرور'],
    ['۱۲۳', '123'],
    ['٤٥٦', '456'],
    ['café', 'cafe'],
    ['ﻻ', 'لا'],
    ['کتاب\u200Cها', 'کتابها'],
    ['در\u200Eگاه', 'درگاه'],
  ])('%s is indexed as %s', (written, folded) => {
    expect(fold(written)).toBe(folded);
  });

  test.each(['й', 'آ', 'ئ'])('%s stays a separate letter, composed or not', (letter) => {
    expect(fold(letter)).toBe(letter);
    expect(fold(letter.normalize('NFD'))).toBe(letter);
  });

  test('folding is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 2000 },
    );
  });
});
