import { expect, it } from 'vitest';
import { formatFact } from './facts.ts';

it('a fact is written with its unit in each language', () => {
  expect(formatFact('refundWindow', 'en')).toBe('30 days');
  expect(formatFact('refundWindow', 'ru')).toBe('30\u00a0дней');
  expect(formatFact('refundWindow', 'fa')).toBe('۳۰ روز');
});

it('a fact can be the number alone', () => {
  expect(formatFact('devices.family', 'fa', 'number')).toBe('۲۵');
});

it('a range takes the form of its upper end', () => {
  expect(formatFact('cryptoConfirmation', 'ru')).toBe('1–24\u00a0часа');
  expect(formatFact('cryptoConfirmation', 'fa')).toBe('۱–۲۴ ساعت');
});

it('an unknown fact is an error that lists those there are', () => {
  expect(() => formatFact('price.gold', 'en')).toThrow(
    /no fact "price.gold".*price\.basic, price\.family, price\.premium/,
  );
});
