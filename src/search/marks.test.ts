import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { segments } from './marks.ts';

const mark = (start: number, end: number, term = 'x') => ({ start, end, term });

describe('segments', () => {
  test('splits a text at its marks', () => {
    expect(segments('reset your password', [mark(11, 19)])).toEqual([
      { text: 'reset your ', match: false },
      { text: 'password', match: true },
    ]);
  });

  test('merges the marks of a compound and its parts', () => {
    expect(segments('Wi-Fi', [mark(0, 2), mark(3, 5), mark(0, 5)])).toEqual([{ text: 'Wi-Fi', match: true }]);
  });

  test('keeps every character, whatever the marks', () => {
    const place = fc
      .tuple(fc.nat(30), fc.nat(30))
      .map(([one, other]) => mark(Math.min(one, other), Math.max(one, other)));
    fc.assert(
      fc.property(fc.string({ minLength: 31, maxLength: 40 }), fc.array(place), (text, marks) => {
        const parts = segments(text, marks).map((segment) => segment.text);
        expect(parts.join('')).toBe(text);
      }),
    );
  });
});
