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
  ])('%s is known as a whole and in parts', (text, expected) => {
    expect(shape(text)).toEqual([expected]);
  });

  test('a date is one key however it is written', () => {
    const wholes = ['2024-10-15', '2024/10/15', '15.10.2024', '۲۰۲۴/۱۰/۱۵'].map((date) => chunksOf(date)[0]?.text);
    expect(new Set(wholes)).toEqual(new Set(['2024.10.15']));
  });

  test('names of two humps stay whole, for nobody looks for their halves', () => {
    expect(shape('WireGuard OpenConnect')).toEqual(['wireguard: wireguard', 'openconnect: openconnect']);
  });

  test('long paths are indexed by their words alone', () => {
    expect(shape('a1/b2/c3/d4/e5')).toEqual(['a1: a1', 'b2: b2', 'c3: c3', 'd4: d4', 'e5: e5']);
  });

  test('error codes and camel case are identifiers, hyphenated words are not', () => {
    expect(chunksOf('AUTH_004 getUser Wi-Fi').map((chunk) => chunk.identifier)).toEqual([true, true, false]);
  });

  test('text without letters or digits has no chunks', () => {
    expect(chunksOf('🙂🙂 … <>?!$^*()[]')).toEqual([]);
  });

  test('offsets point at the words as written', () => {
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
