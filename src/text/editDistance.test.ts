import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, stemDistance } from './editDistance.ts';

test.each([
  ['пороль', 'пароль', 1],
  ['conection', 'connection', 1],
  ['wiregaurd', 'wireguard', 1],
  ['серер', 'сервер', 1],
  ['پزداخت', 'پرداخت', 1],
  ['abc', 'abc', 0],
])('%s is %s with %i errors', (one, other, distance) => {
  expect(editDistance(one, other, 3)).toBe(distance);
});

test('a distance beyond the limit is reported as limit + 1', () => {
  expect(editDistance('vless', 'reality', 2)).toBe(3);
});

test('the order of the words does not matter', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), fc.nat(4), (one, other, limit) => {
      expect(editDistance(one, other, limit)).toBe(editDistance(other, one, limit));
    }),
  );
});

test('a stem is compared with a typed word without its ending', () => {
  expect(stemDistance('locat', 'loaction', 2, 5)).toBe(1);
  expect(stemDistance('надежн', 'ндежность', 2, 5)).toBe(1);
  expect(stemDistance('vpn', 'vpnxxxxxxxx', 1, 5)).toBe(2);
});
