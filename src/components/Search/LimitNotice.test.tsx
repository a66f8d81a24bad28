import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import en from '../../../site/strings/en.ts';
import fa from '../../../site/strings/fa.ts';
import ru from '../../../site/strings/ru.ts';
import { LimitNotice } from './LimitNotice.tsx';
import { SearchTexts } from './useSearchTexts.ts';

const cutInWord = 'why does it drop in the kitchen as soon as the microwave oven is';
const cutAfterSpace = 'my phone shows no connection as soon as the lid of it is closed ';
const languages = { en, fa, ru } as const;

/** Notice about a query in a language. */
function noticeOf(query: string, locale: keyof typeof languages): string {
  const html = renderToStaticMarkup(
    <SearchTexts value={{ strings: languages[locale], locale }}>
      <LimitNotice query={query} />
    </SearchTexts>,
  );
  return html.replace(/<[^>]*>/g, '');
}

test.each([
  ['en', 'Search reads the first 64 characters.', 'The last word may be cut off, so it is left out.'],
  ['fa', 'جست‌وجو فقط ۶۴ نویسهٔ اول را می‌خواند.', 'واژهٔ آخر شاید ناتمام باشد و کنار گذاشته می‌شود.'],
  [
    'ru',
    'Поиск учитывает только первые 64\u00a0знака.',
    'Последнее слово может быть обрезано, поэтому оно не\u00a0учитывается.',
  ],
] as const)('in %s the notice names a word that is left out only where one is', (locale, limit, leftOut) => {
  expect(noticeOf(cutInWord, locale)).toBe(`${limit} ${leftOut}`);
  expect(noticeOf(cutAfterSpace, locale)).toBe(limit);
  expect(noticeOf('a'.repeat(64), locale)).toBe(limit);
  expect(noticeOf(cutInWord.slice(0, 63), locale)).toBe('');
});
