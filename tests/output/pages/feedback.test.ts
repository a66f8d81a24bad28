import { describe, expect, test } from 'vitest';
import config from '../../../site/site.config.ts';
import { locales } from '../../../src/model/text/locale.ts';
import { pages } from '../builtSite.ts';
import { all, one, pageAt, textOf } from '../dom.ts';
import { isTroublePath } from './addresses.ts';

/** Written pages of the docs. */
const written = (locale: string) =>
  pages.filter(
    (path) =>
      /^\/..\/docs\/(tutorial-basics|troubleshoot|services|business)\//.test(path) &&
      path.startsWith(`/${locale}/`) &&
      !isTroublePath(path),
  );

describe.each(locales)('The end of a page in %s', (locale) => {
  test('links to our contacts, and prepares a public message with its title and address', () => {
    const paths = written(locale);
    expect(paths.length).toBeGreaterThan(50);
    for (const path of paths) {
      const page = pageAt(path);
      const links = all('[data-feedback] a', page);
      const title = textOf(one('h1', page));
      const canonical = one('link[rel="canonical"]', page)?.attribs['href'] ?? '';
      expect(links.map(({ attribs }) => attribs['href']).slice(0, 2), path).toEqual([
        config.links['telegram'],
        config.links['tickets'],
      ]);
      const message = decodeURIComponent(new URL(links[2]?.attribs['href'] ?? '').search);
      expect(message.replace(/\s+/g, ' '), path).toContain(title);
      expect(message, path).toContain(`=${canonical}\n`);
      expect(message, path).toMatch(/^\d+\.\d+\.\d+$/m);
    }
  });
});
