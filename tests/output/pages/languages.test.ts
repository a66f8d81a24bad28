import { describe, expect, test } from 'vitest';
import { locales } from '../../../src/model/text/locale.ts';
import {
  absoluteSitePath,
  canonicalPath,
  isChangelogYear,
  isInAllLanguages,
  isIndexable,
  isLanguageChoice,
  isLaterTroublePath,
  isNotFoundPage,
  isOfflineNotice,
  isOtherCalendar,
} from './addresses.ts';
import { documents, type PageDocument, related } from './documents.ts';

/** The paths that a page lists for itself in other languages. */
const alternatesOf = (page: PageDocument): [language: string, path: string | undefined][] =>
  related(page, 'alternate').flatMap(({ hreflang, href }) => (hreflang ? [[hreflang, absoluteSitePath(href)]] : []));

const pages = [...documents.values()].filter((page) => !isInAllLanguages(page));
const indexable = pages.filter(isIndexable);

describe('For search engines', () => {
  test('every page is its own canonical page, and the choice of language is the English home page', () => {
    for (const page of pages) expect(canonicalPath(page)).toBe(page.path);
    expect([...documents.values()].filter(isLanguageChoice).map(canonicalPath)).toEqual(['/en/']);
  });

  test('only the not-found pages, the notice of a kept site, the later questions about trouble and the years of the other calendar are excluded', () => {
    const hidden = pages.filter((page) => !isIndexable(page)).map(({ path }) => path);
    const expected = pages
      .map(({ path }) => path)
      .filter(
        (path) => isNotFoundPage(path) || isOfflineNotice(path) || isLaterTroublePath(path) || isOtherCalendar(path),
      );
    expect(hidden).toEqual(expected);
    expect(indexable.length).toBeGreaterThan(2500);
  });

  test('a page lists its address in each language in which it is indexed, and English as the default', () => {
    const isListed = new Set(indexable.map(({ path }) => path));
    for (const page of indexable) {
      const path = page.path.slice(3);
      const listed = locales.filter((locale) => isListed.has(`/${locale}${path}`));
      expect(Object.fromEntries(alternatesOf(page)), page.path).toEqual({
        ...Object.fromEntries(listed.map((locale) => [locale, `/${locale}${path}`])),
        'x-default': `/${listed[0]}${path}`,
      });
      // All three, except years of the changelog in the calendar of one language.
      if (!isChangelogYear(page.path)) expect(listed, page.path).toEqual(locales);
    }
  });
});
