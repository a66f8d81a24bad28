import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chunksOf } from './chunks.ts';

function shape(text: string): string[] {
  return chunksOf(text).map((chunk) => `${chunk.text}: ${chunk.words.map((word) => word.text).join(' ')}`);
}

describe('chunksOf', () => {
  test.each([
    ['Wi-Fi', 'wifi: wi fi'],
    ['VLESS+REALITY', 'vlessreality: vless reality'],
    ['کتاب\u200Cها', 'کتابها: کتاب ها'],
    ['stripeCreatePayment', 'stripecreatepayment: stripe create payment'],
    ['InvoicePdfInput', 'invoicepdfinput: invoice pdf input'],
    ['AUTH_004', 'auth004: auth 004'],
    ['6.2.0', '6.2.0: 6 2 0'],
    ['192.168.1.1', '192.168.1.1: 192 168 1 1'],
    ['443/tcp', '443tcp: 443 tcp'],
  ])('keeps %s as a whole and in parts', (text, expected) => {
    expect(shape(text)).toEqual([expected]);
  });

  test('gives a date one key in every notation', () => {
    const wholes = ['2024-10-15', '2024/10/15', '15.10.2024', '۲۰۲۴/۱۰/۱۵'].map((date) => chunksOf(date)[0]?.text);
    expect(new Set(wholes)).toEqual(new Set(['2024.10.15']));
  });

  test('does not split camel-case names of two words, whose halves are not searched for', () => {
    expect(shape('WireGuard OpenConnect')).toEqual(['wireguard: wireguard', 'openconnect: openconnect']);
  });

  test('splits long paths into their words alone', () => {
    expect(shape('a1/b2/c3/d4/e5')).toEqual(['a1: a1', 'b2: b2', 'c3: c3', 'd4: d4', 'e5: e5']);
  });

  test('takes error codes and camel case for identifiers, but not hyphenated words', () => {
    expect(chunksOf('AUTH_004 getUser Wi-Fi').map((chunk) => chunk.identifier)).toEqual([true, true, false]);
  });

  test('finds no chunks in text without letters or digits', () => {
    expect(chunksOf('🙂🙂 … <>?!$^*()[]')).toEqual([]);
  });

  test('returns offsets of the words in the original text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const chunk of chunksOf(text))
          for (const word of chunk.words) {
            expect(word.start).toBeGreaterThanOrEqual(chunk.start);
            expect(word.end).toBeLessThanOrEqual(chunk.end);
            expect(text.slice(word.start, word.end)).not.toBe('');
          }
      }),
    );
  });
});
