import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyser as fa } from './analysis/fa.ts';
import { analyser as ru } from './analysis/ru.ts';
import { markFinder, segments } from './marks.ts';

const mark = (start: number, end: number, term = 'x') => ({ start, end, term });

describe('segments', () => {
  test('cuts a text at its marks', () => {
    expect(segments('reset your password', [mark(11, 19)])).toEqual([
      { text: 'reset your ', match: false },
      { text: 'password', match: true },
    ]);
  });

  test('makes one mark of a compound and its parts', () => {
    expect(segments('Wi-Fi', [mark(0, 2), mark(3, 5), mark(0, 5)])).toEqual([{ text: 'Wi-Fi', match: true }]);
  });

  test('loses no letter, whatever the marks', () => {
    const place = fc
      .tuple(fc.nat(30), fc.nat(30))
      .map(([one, other]) => mark(Math.min(one, other), Math.max(one, other)));
    fc.assert(
      fc.property(fc.string({ minLength: 31, maxLength: 40 }), fc.array(place), (text, marks) => {
        expect(
          segments(text, marks)
            .map((segment) => segment.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('marks', () => {
  test('are placed on the text as written: ي typed marks ی shown', () => {
    const marks = markFinder(fa)('مدیریت دستگاه\u200Cها', new Set(['دستگاه']));
    expect(segments('مدیریت دستگاه\u200Cها', marks)).toEqual([
      { text: 'مدیریت ', match: false },
      { text: 'دستگاه\u200Cها', match: true },
    ]);
  });

  test('find other forms of a word', () => {
    const text = 'Список ваших подписок';
    const [found] = markFinder(ru)(text, new Set([ru.stem('подписка')]));
    expect(text.slice(found?.start, found?.end)).toBe('подписок');
  });
});
