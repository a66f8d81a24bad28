import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { smallEditions } from './made.ts';
import { malformed } from './xml.ts';

let folder: string;
beforeAll(() => {
  folder = smallEditions();
});
const read = (name: string) => readFileSync(join(folder, name));

test('Every language has one file, an e-book and a copy of the site, and one copy has all languages', () => {
  const made: { name: string; locales: string[] }[] = JSON.parse(read('editions.json').toString());
  expect(made.map(({ name, locales }) => `${name} ${locales.join()}`)).toEqual([
    ...['en', 'fa', 'ru'].flatMap((locale) => [
      `small-help-${locale}.html ${locale}`,
      `small-help-${locale}.epub ${locale}`,
    ]),
    ...['en', 'fa', 'ru'].map((locale) => `small-help-site-${locale}.zip ${locale}`),
    'small-help-site-all.zip en,fa,ru',
  ]);
});

describe.each(['en', 'fa', 'ru'])('The one file in %s', (locale) => {
  test('loads nothing, and its policy allows only its own styles and script', () => {
    const html = read(`small-help-${locale}.html`).toString();
    expect(html).not.toMatch(/<link|<script src| src="http|@import|url\((?!data:)/);
    expect(html).toMatch(/default-src 'none'; script-src 'sha256-[\w+/=]+'; style-src 'sha256-[\w+/=]+'/);
  });
});

describe.each(['en', 'fa', 'ru'])('The e-book in %s', (locale) => {
  const files = () => unzipSync(read(`small-help-${locale}.epub`));

  test('begins with its media type, which can be read without unpacking', () => {
    expect(read(`small-help-${locale}.epub`).subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
  });

  test('is read in the direction of its language, and lists every chapter in its manifest and its contents', () => {
    const { 'book/package.opf': opf, 'book/nav.xhtml': nav, ...others } = files();
    const chapters = Object.keys(others).filter((name) => name.endsWith('.xhtml'));
    expect(chapters.length).toBeGreaterThan(2);
    const text = strFromU8(opf ?? new Uint8Array());
    expect(text).toContain(`page-progression-direction="${locale === 'fa' ? 'rtl' : 'ltr'}"`);
    for (const chapter of chapters) {
      const name = chapter.slice('book/'.length);
      expect(text).toContain(`href="${name}"`);
      expect(strFromU8(nav ?? new Uint8Array())).toContain(`href="${name}"`);
    }
  });

  test('is well-formed XML throughout', async () => {
    const documents = Object.entries(files()).filter(([name]) => /\.(xhtml|opf|xml)$/.test(name));
    expect(await malformed(Object.fromEntries(documents.map(([name, content]) => [name, strFromU8(content)])))).toEqual(
      [],
    );
  });
});
