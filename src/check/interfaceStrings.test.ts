import { describe, expect, it } from 'vitest';
import { checkInterfaceStrings, type StringTree } from './interfaceStrings.ts';

const found = (en: StringTree, fa: StringTree, ru: StringTree) =>
  checkInterfaceStrings({ en, fa, ru }).map(({ file, message }) => `${file}: ${message}`);

describe('interface strings', () => {
  it('are translated, except for names and punctuation', () => {
    expect(
      found({ a: 'Close', b: 'API', c: ', ' }, { a: 'Close', b: 'API', c: '، ' }, { a: 'Закрыть', b: 'API', c: ', ' }),
    ).toEqual(['site/strings/fa.ts: a is "Close" as in English; translate it.']);
  });

  it('have the placeholders of English', () => {
    expect(found({ a: 'Page {page}' }, { a: 'صفحهٔ {page}' }, { a: 'Страница {pages}' })).toEqual([
      'site/strings/ru.ts: a has the placeholders {pages}, and English has {page}.',
    ]);
  });

  it('have every plural category of their language, and no other', () => {
    const en = { one: '{count} page', other: '{count} pages' };
    const fa = { one: '{count} صفحه', few: '{count} صفحه', other: '{count} صفحه' };
    const ru = { one: '{count} страница', few: '{count} страницы', other: '{count} страниц' };
    expect(found({ items: en }, { items: fa }, { items: ru })).toEqual([
      'site/strings/fa.ts: items has "few", which is not a plural category of fa.',
      'site/strings/ru.ts: items lacks the plural category "many".',
    ]);
  });

  it('have a sentence for zero if English has one, and the number in every form', () => {
    const en = { zero: 'None', one: 'One', other: '{count}' };
    const ru = { zero: 'Ничего', one: 'Один', few: '{count}', many: '{count}', other: '{count}' };
    expect(found({ n: en }, { n: { one: '{count}', other: '{count}' } }, { n: ru })).toEqual([
      'site/strings/fa.ts: n lacks a sentence for zero, which English has.',
      'site/strings/ru.ts: n lacks {count} in "one", which stands for several numbers in ru.',
    ]);
  });
});
