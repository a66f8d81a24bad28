import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { redirectsFile } from '../../src/model/addresses/redirectFiles.ts';
import { filesOfScope, type KeepList } from '../../src/model/config/keep.ts';
import { folderForEachTest, writeIn } from '../../tests/temporaryFolder.ts';
import { writeKeepLists } from './lists.ts';

const config = {
  locales: {
    en: { path: 'en', direction: 'ltr' },
    fa: { path: 'fa', direction: 'rtl' },
    ru: { path: 'ru', direction: 'ltr' },
  },
} as const;

const output = folderForEachTest();

function write(...files: string[]): void {
  for (const file of files) writeIn(output, file, file);
}

function listOf(language: string): KeepList {
  writeKeepLists(output, config);
  return JSON.parse(readFileSync(join(output, 'keep', `${language}.json`), 'utf8'));
}
/** Keys of the guides, and of the rest. */
const guidesOf = (list: KeepList) => filesOfScope(list, 'guides').map(([key]) => key);
const restOf = (list: KeepList) => filesOfScope({ ...list, guides: {} }, 'everything').map(([key]) => key);

test('The guides are the pages that the first search finds, with that search and shared files; the rest are other pages and their data', () => {
  write('index.html', 'favicon.svg', 'licenses.txt', '_astro/start.a1.js', 'ru/index.html', 'ru/pages.html');
  const [help, ...others] = ['troubleshoot/slow', 'services/orbnet/plans', 'api/login'].map(
    (path) => `ru/docs/${path}`,
  );
  write(`${help}.html`, ...others.map((page) => `${page}.html`), 'ru/blog.html');
  const search = ['core', 'core-text-0', 'answers-0', 'api'].map((name) => `search/ru/${name}.1.json`);
  write(...search, 'api/schema.graphql');
  const list = listOf('ru');
  // Not the front page: without a network the worker redirects from there.
  const guides = ['_astro/start.a1.js', 'favicon.svg', 'ru', help, 'ru/pages', ...search.slice(0, 3)];
  expect(guidesOf(list).sort()).toEqual(guides.sort());
  const rest = ['api/schema.graphql', 'licenses.txt', 'ru/blog', ...others, ...search.slice(3)];
  expect(restOf(list).sort()).toEqual(rest.sort());
  expect(list.missing).toBe('ru/docs/tutorial-basics/not-on-device');
});

test('Files of other languages, for servers and for other sites are not listed', () => {
  write('fa/index.html', '_astro/fa.a1.js', '_astro/fa-b2.js', '_astro/font.c3.woff2', 'search/fa/core.1.json');
  write('en/404.html', 'en/site.json', 'og/en.png', 'sitemap.xml', 'worker.js', 'keep/off.js', 'en/index.html.br');
  write('api/builder/Query.me-a1b2c3d4.json');
  const list = listOf('en');
  expect([...guidesOf(list), ...restOf(list)]).toEqual([]);
  expect(guidesOf(listOf('fa'))).toHaveLength(5);
});

test('Pages that redirect are not listed, since only a server redirects', () => {
  write('en/docs/slow.html', 'en/docs/old.html');
  writeIn(output, redirectsFile, '{"/docs/old":"/docs/slow"}');
  expect(guidesOf(listOf('en'))).toEqual(['en/docs/slow']);
});

test('A page in a folder has the key of its address', () => {
  write('en/docs/slow/index.html');
  expect(guidesOf(listOf('en'))).toEqual(['en/docs/slow']);
});

test('The build is named by its files; sizes are of whole files on the device, and compressed for the download', () => {
  write('en/index.html', 'favicon.svg');
  const list = listOf('en');
  const bytes = 'en/index.html'.length + 'favicon.svg'.length;
  expect(filesOfScope(list, 'guides').map(([key, packed]) => [key, packed])).toEqual([
    ['en', Math.round('en/index.html'.length * 0.22)],
    ['favicon.svg', 'favicon.svg'.length],
  ]);
  expect(list.onDevice).toEqual({ guides: bytes, everything: bytes });
  expect(listOf('en').build).toBe(list.build);
  writeFileSync(join(output, 'en/index.html'), 'changed');
  expect(listOf('en').build).not.toBe(list.build);
  expect(listOf('ru').build).not.toBe(list.build);
});
