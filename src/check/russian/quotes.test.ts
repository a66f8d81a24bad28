import { expect, it } from 'vitest';
import { passage } from '../testing.ts';
import { checkRussianQuotes } from './quotes.ts';

it.each(['"Подключиться"', '“Подключиться”', "'Да'", '« Да»'])('finds the wrong quotation marks of %s', (text) => {
  expect(checkRussianQuotes(passage('ru', text))).not.toEqual([]);
});

it('warns of «ёлочки» inside «ёлочки»', () => {
  expect(checkRussianQuotes(passage('ru', '«Раздел «Оплата»»'))).toMatchObject([{ level: 'warning' }]);
});

it('allows «ёлочки» with „лапки“ inside', () => {
  expect(checkRussianQuotes(passage('ru', '«Раздел „Оплата“ закрыт»'))).toEqual([]);
});
