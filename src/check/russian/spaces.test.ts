import { expect, it } from 'vitest';
import { passage } from '../testing.ts';
import { checkRussianSpaces } from './spaces.ts';

const found = (text: string) => checkRussianSpaces(passage('ru', text)).map(({ message }) => message);

it('requires no space before a mark, and one after №', () => {
  expect(found('Готово !')).toEqual(['There is a space before the mark in "Готово !"; remove it.']);
  expect(found('№5, № 5')).toEqual(['A space belongs after №.']);
});
