import { describe, expect, test } from 'vitest';
import { locales } from '../../../src/model/locale.ts';
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
  test('has two links that prepare a message with its title and address, and send nothing', () => {
    const paths = written(locale);
    expect(paths.length).toBeGreaterThan(50);
    for (const path of paths) {
      const page = pageAt(path);
      const links = all('[data-feedback] a', page);
      const title = textOf(one('h1', page));
      const canonical = one('link[rel="canonical"]', page)?.attribs['href'] ?? '';
      const messages = links.map((link) => decodeURIComponent(new URL(link.attribs['href'] ?? '').search));
      expect(messages, path).toHaveLength(2);
      expect(new Set(messages).size).toBe(2);
      for (const message of messages) {
        expect(message.replace(/\s+/g, ' '), path).toContain(title);
        expect(message, path).toContain(`=${canonical}\n`);
      }
    }
  });
});
