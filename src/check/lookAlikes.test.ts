import { expect, it } from 'vitest';
import { checkLookAlikes } from './lookAlikes.ts';
import { passage } from './testing.ts';

it('finds a Latin letter in a Russian word and a Cyrillic one in a Latin word', () => {
  expect(checkLookAlikes(passage('ru', 'cервер и WireGuаrd')).map(({ message }) => message)).toEqual([
    '"cервер" mixes Latin and Cyrillic letters (Latin c); write it in one alphabet.',
    '"WireGuаrd" mixes Latin and Cyrillic letters (Cyrillic а); write it in one alphabet.',
  ]);
});

it('finds a Latin letter that stands for a Russian preposition', () => {
  expect(checkLookAlikes(passage('ru', 'вместе c сервером'))).toHaveLength(1);
  expect(checkLookAlikes(passage('ru', 'Готово. B сети'))).toHaveLength(1);
  expect(checkLookAlikes(passage('ru', 'на диске C и других'))).toEqual([]);
});

it('allows compounds with a hyphen', () => {
  expect(checkLookAlikes(passage('ru', 'IP-адрес, Wi-Fi-сеть'))).toEqual([]);
});
