import { expect, it } from 'vitest';
import { passage } from '../testing.ts';
import { checkRussianSettings, checkRussianSpaces } from './spaces.ts';

const found = (text: string) => checkRussianSpaces(passage('ru', text)).map(({ message }) => message);

it('a mark has no space before it, and № one after it', () => {
  expect(found('Готово !')).toEqual(['There is a space before the mark in "Готово !"; remove it.']);
  expect(found('№5, № 5')).toEqual(['A space belongs after №.']);
});

it('a text of site/ has its no-break spaces, since browsers load it as it is written', () => {
  const ofSite = (text: string) => checkRussianSettings(passage('ru', text)).map(({ message }) => message);
  expect(ofSite('Войдите в аккаунт')).toEqual(['A no-break space belongs here: write "в\\u00a0аккаунт".']);
  expect(ofSite('Войдите в\u00a0аккаунт за {count}\u00a0дней')).toEqual([
    'A no-break space belongs here: write "за\\u00a0{count}".',
  ]);
  expect(ofSite('Войдите в\u00a0аккаунт')).toEqual([]);
});
