import { expect, it } from 'vitest';
import { passage } from '../testing.ts';
import { checkRussianCalques } from './calques.ts';

const found = (text: string) => checkRussianCalques(passage('ru', text)).map(({ message }) => message);

it.each([
  'Вернуть деньги можно не позже чем через 30 дней.',
  'Стройте для худшей линии.',
  'OpenSSL обновлён против Heartbleed.',
  'Никаких других включённых VPN.',
])('finds the calque in “%s”', (text) => {
  expect(found(text)).toHaveLength(1);
});

it.each([
  'Вернуть деньги можно в течение 30 дней после платежа.',
  'Первая линия поддержки — это вы.',
  'Подключено и к телефонной линии.',
  'Линейка продуктов.',
  'Никаких паролей поддержка не спрашивает.',
])('allows “%s”', (text) => {
  expect(found(text)).toEqual([]);
});

it('suggests the Russian wording', () => {
  expect(found('Стройте для худшей линии.')).toEqual([
    '“линии” is translated word for word from English; write «канал», «связь», «интернет» or «соединение».',
  ]);
});
