import { expect, it } from 'vitest';
import type { Locale } from '../model/text/locale.ts';
import { checkGlossary } from './glossary.ts';
import { passage } from './testing.ts';

const found = (locale: Locale, text: string) => checkGlossary(passage(locale, text)).map(({ message }) => message);

it('a term that the glossary replaces is reported with the correct one', () => {
  expect(found('ru', 'Создайте учетную запись')).toEqual([
    '"учетную запись" is not a term of docs/glossary.md; it has "аккаунт".',
  ]);
});

it.each<[Locale, string, count: number]>([
  ['fa', 'سوئیچ کشتار', 1],
  ['en', 'Log in and turn on split tunneling', 2],
  ...['ВПН', 'Залогиньтесь', 'дашборд', 'тоннеля', 'логов', 'сессии'].map((word): [Locale, string, number] => [
    'ru',
    word,
    1,
  ]),
  ...['گزارشات', 'داشبورد', 'رمز عبور', 'وی پی ان', 'گفتگو', 'همه چیز'].map((word): [Locale, string, number] => [
    'fa',
    word,
    1,
  ]),
  // Only whole words.
  ['ru', 'Диалоги логичны', 0],
  // Names of other makers.
  ['ru', 'Контроль учётных записей', 0],
  ['en', 'Mac OS X 10.5', 0],
  ['en', 'Cisco IOS XE', 0],
  // Names, in every language.
  ['fa', 'پروتکل Wireguard', 1],
  ['ru', 'протокол WireGuard', 0],
])('finds such terms in %s in "%s": %i', (locale, text, count) => {
  expect(found(locale, text)).toHaveLength(count);
});
