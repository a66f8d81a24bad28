import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { locales } from '../../../src/model/text/locale.ts';
import { isInAllLanguages, isIndexable, sitePath } from './addresses.ts';
import { documents } from './documents.ts';

/** Pages under one link of the list: parts of a year, types, tags, further blog pages. */
const coveredByOthers =
  /\/docs\/changelog\/(changelog-\d|\d{4}\/\d$)|\/docs\/api\/Types\/|\/blog\/tags\/|\/blog\/page\/\d+$/;

describe('The list of all pages', () => {
  test.each(locales)('names every page in %s that can be found, or the group of an operation', (locale) => {
    const linksOf = (path: string) =>
      (documents.get(path)?.elements('a') ?? []).map(({ attributes }) => sitePath(attributes['href'] ?? ''));
    const list = linksOf(`/${locale}/pages`);
    const isInItsGroup = (path: string) => list.includes(dirname(path)) && linksOf(dirname(path)).includes(path);
    const missing = [...documents.values()]
      .filter((page) => page.path.startsWith(`/${locale}/`) && isIndexable(page) && !coveredByOthers.test(page.path))
      .map(({ path }) => path)
      .filter((path) => !list.includes(path) && !(path.includes('/docs/api/') && isInItsGroup(path)));
    expect(missing).toEqual([]);
  });

  test('is linked from every page', () => {
    for (const page of documents.values())
      if (!isInAllLanguages(page))
        expect(
          page.elements('a').some(({ attributes }) => attributes['href'] === `${page.path.slice(0, 3)}/pages`),
          page.path,
        ).toBe(true);
  });
});
