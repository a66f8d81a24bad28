import { describe, expect, test } from 'vitest';
import { locales } from '../../../src/model/text/locale.ts';
import { isInAllLanguages } from './addresses.ts';
import { documents } from './documents.ts';

const all = [...documents.values()];

/** Titles and descriptions that several pages of a language share. */
function repeated(locale: string, say: (page: (typeof all)[number]) => string | undefined): string[] {
  const pages = all.filter(({ path }) => path.startsWith(`/${locale}/`));
  const bySaying = Map.groupBy(pages, say);
  return [...bySaying].filter(([, same]) => same.length > 1).map(([words, same]) => `${same[0]?.path}: ${words}`);
}

describe('Every page', () => {
  test('CHROME-19: names its language and direction', () => {
    for (const page of all) {
      const { path } = page;
      const [html] = page.elements('html');
      const locale = isInAllLanguages(page) ? 'en' : path.split('/')[1];
      expect(html?.attributes['lang'], path).toBe(locale);
      expect(html?.attributes['dir'] ?? 'ltr', path).toBe(locale === 'fa' ? 'rtl' : 'ltr');
    }
  });

  test('has one heading of the first level, which is not empty', () => {
    for (const { path, elements } of all)
      expect(
        elements('h1').map(({ text }) => /\S/.test(text)),
        path,
      ).toEqual([true]);
  });

  test.each(locales)('has a title and a description that differ from those of all other pages in %s', (locale) => {
    expect(repeated(locale, ({ elements }) => elements('title')[0]?.text)).toEqual([]);
    expect(repeated(locale, ({ meta }) => meta('description'))).toEqual([]);
  });
});
