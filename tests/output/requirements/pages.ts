import { expect } from 'vitest';
import { type Locale, locales } from '../../../src/model/text/locale.ts';
import { all, one, pageAt, textOf } from '../dom.ts';

/** Letters of the script that a language is written in. */
const letters: Readonly<Record<Locale, RegExp>> = { en: /[a-z]/gi, fa: /[\u0600-\u06ff]/g, ru: /[а-яё]/gi };

/** The fewest letters of its language that a page with real text has. */
const leastText = 100;

/** Holds that each path is a page in every language: with a heading, and with text written in that language. */
export function expectPages(paths: readonly string[]): void {
  for (const path of paths) {
    const titles = locales.map((locale) => {
      const page = pageAt(`/${locale}${path}`);
      const where = `/${locale}${path}`;
      expect(one('html', page)?.attribs['lang'], where).toBe(locale);
      expect(textOf(one('h1', page)), where).toMatch(/\S/);
      expect(all('main [lang="en"][dir="ltr"].content', page), `${where} falls back to English`).toHaveLength(0);
      const text = all('main :is(h1, p, li, td)', page).map(textOf).join(' ');
      expect(text.match(letters[locale])?.length ?? 0, `letters on ${where}`).toBeGreaterThan(leastText);
      return textOf(one('title', page));
    });
    expect(new Set(titles).size, `titles of ${path}`).toBe(locales.length);
  }
}
