import { expect, it } from 'vitest';
import { passage } from '../testing.ts';
import { checkRussianPunctuation } from './punctuation.ts';

const found = (text: string) => checkRussianPunctuation(passage('ru', text));

it.each([
  ['VPN - это', 'A hyphen or short dash for a dash in "VPN - это"; write "—" between spaces.'],
  ['VPN—это', 'The dash in "VPN—это" needs a space on both sides.'],
  ['1-24 часа', '"1-24" reads like a range; write "1–24" with a short dash.'],
  ['ждите...', '"..." is written "…" (one character).'],
  ['Готово !', 'There is a space before the mark in "Готово !"; remove it.'],
  ['№5, № 5', 'A space belongs after №.'],
  ['1.5 ГБ', 'The decimal sign of "1.5" is a comma in Russian: "1,5".'],
])('reports in %s what was found and what to write', (text, message) => {
  expect(found(text).map((problem) => problem.message)).toEqual([message]);
});

it.each(['VPN -- это', 'VPN – это', 'VPN —это', '"Подключиться"', '“Подключиться”', "'Да'", '« Да»'])(
  'finds a mistake in %s',
  (text) => {
    expect(found(text)).not.toEqual([]);
  },
);

it.each(['1-24 часа', '«Раздел «Оплата»»'])('only warns of %s', (text) => {
  expect(found(text)).toMatchObject([{ level: 'warning' }]);
});

it.each([
  'VPN — это, VPN\u00a0— это',
  // Alone in a cell.
  '—',
  'SHA-256, 2024-10-15, 1–24 часа',
  'версия 1.5',
  '«Раздел „Оплата“ закрыт»',
])('allows %s', (text) => {
  expect(found(text)).toEqual([]);
});

it('ignores other languages', () => {
  expect(checkRussianPunctuation(passage('en', 'A VPN - or a proxy... 1.5 GB'))).toEqual([]);
});
