import { expect, it } from 'vitest';
import { type TextFormat, textFormats } from '../model/api/demands.ts';
import { fitsFormat, formatExample } from './formats.ts';

it.each(textFormats)('the example of the format "%s" has this format', (as) => {
  expect(fitsFormat(formatExample({ as }), { as })).toBe(true);
});

it.each<[TextFormat, string[]]>([
  ['amount', ['four', '4,09', '4.095', '-1', '$4', '1e3']],
  ['positiveAmount', ['0', '0.00', '-5']],
  ['decimal', ['ten', '1.', '-1']],
  ['email', ['sara', 'sara@', '@example.com', 'sara karimi@example.com', 'sara@example..com']],
  ['emailCode', ['48291', '4829130', '48291a']],
  ['giftCard', ['ORB-3F8H-W2LC', 'orb-3f8h-w2lc-6rva', '3F8H-W2LC-6RVA']],
  [
    'https',
    ['not a url', 'hooks.example.com', 'http://example.com', 'https://', 'https://exa mple.com', 'ftp://example.com'],
  ],
  ['ipAddress', ['256.1.1.1', '1.2.3', '203.0.113.0/24', 'example.com', '2001:db8::zz', '1:2:3']],
  ['language', ['english', 'EN', 'e']],
  ['password', ['short1A', 'alllowercase1', 'ALLUPPERCASE1', 'NoDigitsHere']],
  ['phone', ['12025550143', '+1 202 555 0143', '+0202555014', '+12']],
  ['stripeMethod', ['card_visa', 'pm_']],
  ['timeZone', ['Tehran', 'GMT+25', '+03:30', 'Asia/Nowhere']],
  ['wholeNumber', ['5.5', 'five', '-5']],
])('texts without the format "%s" are rejected', (as, texts) => {
  expect(texts.filter((text) => fitsFormat(text, { as }))).toEqual([]);
});

it.each<[TextFormat, string[]]>([
  ['amount', ['0', '350.00', '4.5']],
  ['email', ["o'neil+vpn@mail.example.co.uk", 'admin@localhost']],
  ['https', ['https://hooks.example.com:8443/orbvpn/f81d?x=1', 'HTTPS://example.com']],
  ['ipAddress', ['0.0.0.0', '2001:db8::1', '::ffff:203.0.113.10']],
  ['password', ['Пароль-2024', 'Harbour-Lamp-۲۷']],
  ['timeZone', ['UTC', 'Europe/Berlin']],
])('texts with the format "%s" are accepted', (as, texts) => {
  expect(texts.filter((text) => !fitsFormat(text, { as }))).toEqual([]);
});

it('a number must be within its limits, inclusive', () => {
  const size = { min: 1, max: 100 };
  expect([0, 1, 100, 101].map((number) => fitsFormat(number, size))).toEqual([false, true, true, false]);
  expect(fitsFormat(1_000_000, { min: 0 })).toBe(true);
  expect([formatExample(size), formatExample({ min: 0 })]).toEqual(['1–100', '≥ 0']);
});

it('a text must be in the list of values', () => {
  expect(['ASC', 'asc'].map((text) => fitsFormat(text, { values: ['ASC', 'DESC'] }))).toEqual([true, false]);
});
