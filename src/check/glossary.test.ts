import { describe, expect, it } from 'vitest';
import type { Locale } from '../model/text/locale.ts';
import { checkGlossary } from './glossary.ts';
import { passage } from './testing.ts';

const found = (locale: Locale, text: string) => checkGlossary(passage(locale, text)).map(({ message }) => message);

describe('terms that the glossary replaces', () => {
  it('are reported with the correct one', () => {
    expect(found('ru', 'Создайте учетную запись')).toEqual([
      '"учетную запись" is not a term of docs/glossary.md; it has "аккаунт".',
    ]);
    expect(found('fa', 'سوئیچ کشتار')).toHaveLength(1);
    expect(found('en', 'Log in and turn on split tunneling')).toHaveLength(2);
  });

  it.each(['ВПН', 'Залогиньтесь', 'дашборд', 'тоннеля', 'логов', 'сессии'])('include «%s» in Russian', (word) => {
    expect(found('ru', word)).toHaveLength(1);
  });

  it.each(['گزارشات', 'داشبورد', 'رمز عبور', 'وی پی ان', 'گفتگو', 'همه چیز'])('include «%s» in Persian', (word) => {
    expect(found('fa', word)).toHaveLength(1);
  });

  it('are matched as whole words', () => {
    expect(found('ru', 'Диалоги логичны')).toEqual([]);
  });

  it('do not include names from other makers', () => {
    expect(found('ru', 'Контроль учётных записей')).toEqual([]);
    expect(found('en', 'Mac OS X 10.5')).toEqual([]);
    expect(found('en', 'Cisco IOS XE')).toEqual([]);
  });

  it('include misspelled names in every language, also with wrong capitals', () => {
    expect(found('fa', 'پروتکل Wireguard')).toHaveLength(1);
    expect(found('ru', 'протокол WireGuard')).toEqual([]);
  });
});
