import { expect, it } from 'vitest';
import { checkCharacters } from './characters.ts';
import { passage } from './testing.ts';

it('finds a Latin letter in a Russian word and a Cyrillic one in a Latin word', () => {
  expect(checkCharacters(passage('ru', 'cервер и WireGuаrd')).map(({ message }) => message)).toEqual([
    '"cервер" mixes Latin and Cyrillic letters (Latin c); write it in one alphabet.',
    '"WireGuаrd" mixes Latin and Cyrillic letters (Cyrillic а); write it in one alphabet.',
  ]);
});

it('finds a Latin letter that stands for a Russian preposition', () => {
  expect(checkCharacters(passage('ru', 'вместе c сервером'))).toHaveLength(1);
  expect(checkCharacters(passage('ru', 'Готово. B сети'))).toHaveLength(1);
  expect(checkCharacters(passage('ru', 'на диске C и других'))).toEqual([]);
});

it('allows compounds with a hyphen', () => {
  expect(checkCharacters(passage('ru', 'IP-адрес, Wi-Fi-сеть'))).toEqual([]);
});

it('finds direction marks and other invisible characters, and leaves the half-space alone', () => {
  expect(checkCharacters(passage('fa', 'کتاب\u200eها، \u200bسرور'))).toMatchObject([
    { message: expect.stringContaining('U+200E') },
    { message: expect.stringContaining('U+200B') },
  ]);
  expect(checkCharacters(passage('fa', 'کتاب‌ها'))).toEqual([]);
});
