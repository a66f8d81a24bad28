import { expect, it } from 'vitest';
import { passage } from '../testing.ts';
import { checkRussianYo } from './yo.ts';

const found = (text: string) => checkRussianYo(passage('ru', text)).map(({ message }) => message);

it.each([
  'еще',
  'счет',
  'платеж',
  'истек',
  'учета',
  'причем',
  'идет',
  'дает',
  'найдете',
  'включен',
  'защищенный',
  'удаленно',
  'черного',
  'днем',
  'все равно',
  'о чем',
])('finds «%s», which has ё in every reading', (word) => {
  expect(found(word)).toHaveLength(1);
});

it('shows the correct spelling', () => {
  expect(found('Еще')).toEqual(['"Еще" is written with ё: "ещё".']);
});

it.each([
  'все',
  'чем',
  'счета',
  'платежа',
  'узнает',
  'выключен',
  'включена',
  'истекла',
  'ещё',
  'берег',
  'приемлемо',
  'останется',
])('leaves «%s» alone', (word) => {
  expect(found(word)).toEqual([]);
});
