import { expect, it } from 'vitest';
import { passage } from '../testing.ts';
import { checkPersianPunctuation } from './punctuation.ts';

const found = (text: string) => checkPersianPunctuation(passage('fa', text)).map(({ message }) => message);

it('names the Latin comma, semicolon and question mark with the Persian ones', () => {
  expect(found('سرور, پورت')).toEqual(['Latin "," after «سرور»; Persian writes «،».']);
  expect(found('وصل شد?')).toEqual(['Latin "?" after «شد»; Persian writes «؟».']);
});

it.each([
  ['WireGuard, که تندتر است', 1],
  // The commas of Latin lists.
  ['RFC 8446, TLS 1.3', 0],
  ['۲۶%', 1],
  ['۱.۵', 1],
  ['۲۶٪ و ۱٫۵ و ۱٬۰۰۰', 0],
  ['"اتصال"', 1],
  ['“اتصال”', 1],
  ['« اتصال»', 1],
  ['«اتصال»', 0],
  ['وصل شد .', 1],
  ['وصل شد،بعد', 1],
  ['در حال اتصال...', 1],
])('finds the wrong marks and spaces in %s: %i', (text, count) => {
  expect(found(text)).toHaveLength(count);
});
