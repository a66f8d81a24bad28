import { expect, test } from 'vitest';
import { acceptedEncoding, preferredLocale } from './negotiation.ts';

test.each([
  ['fa-IR,fa;q=0.9,en-US;q=0.8', 'fa'],
  ['en;q=0.5, ru;q=0.7', 'ru'],
  ['RU', 'ru'],
  ['ru;q=0, fa;q=0.1', 'fa'],
  ['ru;q=0', 'en'],
  ['de, *', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('The preferred language in "%s" is %s', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0.1, gzip', 'br'],
  ['BR', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['deflate', undefined],
  [undefined, undefined],
])('With "%s" a file is sent as %s', (header, name) => {
  expect(acceptedEncoding(header)).toBe(name);
});
