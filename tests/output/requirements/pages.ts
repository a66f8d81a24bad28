import { expect } from 'vitest';
import { locales } from '../../../src/model/text/locale.ts';
import { surveyOf } from './survey.ts';

/** The fewest letters of its language that a page with real text has. */
const leastText = 100;

/** Asserts that each path is a page in every language, with text in that language. */
export function expectPages(paths: readonly string[]): void {
  for (const path of paths) {
    const pages = locales.map((locale) => surveyOf(`/${locale}${path}`));
    for (const [index, { path: where, lang, heading, isFallback, letters }] of pages.entries()) {
      expect(lang, where).toBe(locales[index]);
      expect(heading, where).toMatch(/\S/);
      expect(isFallback, `${where} falls back to English`).toBe(false);
      expect(letters, `letters on ${where}`).toBeGreaterThan(leastText);
    }
    expect(new Set(pages.map(({ title }) => title)).size, `titles of ${path}`).toBe(locales.length);
  }
}
