import { describe, expect, test } from 'vitest';
import listed from '../../../deploy/redirects.json' with { type: 'json' };
import { leadsToFile } from '../../../src/model/addresses/redirectFiles.ts';
import { foldersOf } from '../../../src/model/pages/redirects.ts';
import { redirectFiles, redirects } from '../builtSite.ts';
import { canonicalPath, sitePath } from './addresses.ts';
import { documents, readDocument, related } from './documents.ts';

/** The built files of the addresses that lead to a page, each with the path of that page. */
const leading = [...redirectFiles].map((file) => ({
  file,
  page: readDocument(file),
  language: file.slice(0, 2),
  to: `/${leadsToFile(file, redirects)?.replace(/(?:(?<=\/)index)?\.html$/, '')}`,
}));

test('Every parent address of a page is a page, or redirects to one', () => {
  const missing = [...documents.keys()]
    .filter((path) => documents.get(path)?.meta('robots') === undefined && path !== '/')
    .flatMap((path) => foldersOf(path.slice(3)).map((folder) => path.slice(0, 3) + folder))
    .filter((path) => !documents.has(path) && !Object.hasOwn(redirects, path.slice(3)));
  expect([...new Set(missing)]).toEqual([]);
});

describe('A redirected address', () => {
  test('leads to an existing page, without a second redirect', () => {
    expect(leading.length).toBeGreaterThan(20);
    expect(leading.map(({ to }) => to).filter((path) => !documents.has(path))).toEqual([]);
  });

  test('forwards by itself, and offers the page as a link, in its language', () => {
    for (const { file, page, language, to } of leading) {
      const [refresh, ...more] = page
        .elements('meta')
        .flatMap(({ attributes }) => (attributes['http-equiv'] === 'refresh' ? [attributes['content']] : []));
      expect(more, file).toEqual([]);
      expect(sitePath(refresh?.replace(/^0; url=/, '') ?? ''), file).toBe(to);
      expect(
        page.elements('a').map(({ attributes }) => sitePath(attributes['href'] ?? '')),
        file,
      ).toEqual([to]);
      expect(page.elements('a')[0]?.text, file).toMatch(/\S/);
      expect(page.elements('html')[0]?.attributes['lang'], file).toBe(language);
      expect(page.elements('html')[0]?.attributes['dir'], file).toBe(language === 'fa' ? 'rtl' : 'ltr');
    }
  });

  test('is not listed by search engines, which are sent to the page', () => {
    for (const { file, page, to } of leading) {
      expect(page.meta('robots'), file).toBe('noindex');
      expect(canonicalPath(page), file).toBe(to);
    }
  });

  test('has no script, and a content security policy that allows none', () => {
    for (const { file, page } of leading) {
      expect(page.elements('script'), file).toEqual([]);
      const policies = page
        .elements('meta')
        .filter(({ attributes }) => attributes['http-equiv'] === 'content-security-policy');
      expect(
        policies.map(({ attributes }) => attributes['content']),
        file,
      ).toEqual([expect.stringContaining("script-src 'self';")]);
      expect(related(page, 'stylesheet'), file).toHaveLength(1);
    }
  });
});

test('The configurations in deploy/ contain every redirect of the site (else run `npm run deploy -- --files`)', () => {
  expect(listed).toEqual(redirects);
});
