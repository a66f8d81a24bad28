import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesOfScope, type KeepList } from '../../src/model/keep.ts';
import { writeKeepLists } from './lists.ts';

const config = {
  locales: {
    en: { path: 'en', direction: 'ltr' },
    fa: { path: 'fa', direction: 'rtl' },
    ru: { path: 'ru', direction: 'ltr' },
  },
} as const;

let output: string;
beforeEach(() => {
  output = mkdtempSync(join(tmpdir(), 'keep-lists-'));
});
afterEach(() => rmSync(output, { recursive: true }));

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(output, file)), { recursive: true });
    writeFileSync(join(output, file), file);
  }
}

async function listOf(language: string): Promise<KeepList> {
  await writeKeepLists(output, config);
  return JSON.parse(readFileSync(join(output, 'keep', `${language}.json`), 'utf8'));
}
/** Keys of the guides, and of the rest. */
const guidesOf = (list: KeepList) => filesOfScope(list, 'guides').map(([key]) => key);
const restOf = (list: KeepList) => filesOfScope({ ...list, guides: {} }, 'everything').map(([key]) => key);

test('The guides are what the first search finds, with that search and what pages need; the rest are other pages and their data', async () => {
  write('index.html', 'favicon.svg', 'licenses.txt', '_astro/start.a1.js', 'ru/index.html', 'ru/pages.html');
  write(
    'ru/docs/troubleshoot/slow.html',
    'ru/docs/services/orbnet/plans.html',
    'ru/docs/api/login.html',
    'ru/blog.html',
  );
  write('search/ru/core.1.json', 'search/ru/core-text.1.json', 'search/ru/words.1.json', 'search/ru/api.1.json');
  write('api/schema.graphql', 'ru/docs/changelog/search/index.json');
  const list = await listOf('ru');
  expect(guidesOf(list).sort()).toEqual([
    '',
    '_astro/start.a1.js',
    'favicon.svg',
    'ru',
    'ru/docs/troubleshoot/slow',
    'ru/pages',
    'search/ru/core-text.1.json',
    'search/ru/core.1.json',
    'search/ru/words.1.json',
  ]);
  expect(restOf(list).sort()).toEqual([
    'api/schema.graphql',
    'licenses.txt',
    'ru/blog',
    'ru/docs/api/login',
    'ru/docs/changelog/search/index.json',
    'ru/docs/services/orbnet/plans',
    'search/ru/api.1.json',
  ]);
  expect(list.missing).toBe('ru/docs/tutorial-basics/not-on-device');
});

test('Files of other languages, for servers and for other sites are not listed', async () => {
  write('fa/index.html', '_astro/fa.a1.js', '_astro/fa-b2.js', '_astro/font.c3.woff2', 'search/fa/core.1.json');
  write('en/404.html', 'en/site.json', 'og/en/home.png', 'sitemap.xml', 'worker.js', 'keep/off.js', 'en/index.html.br');
  write('api/builder/Query.me-a1b2c3d4.json');
  const list = await listOf('en');
  expect([...guidesOf(list), ...restOf(list)]).toEqual([]);
  expect(guidesOf(await listOf('fa'))).toHaveLength(5);
});

test('A page in a folder has the key of its address', async () => {
  write('en/docs/slow/index.html');
  expect(guidesOf(await listOf('en'))).toEqual(['en/docs/slow']);
});

test('The build is named by the files; the download has the size of the compressed copy, the device needs that of the file', async () => {
  write('en/index.html', 'en/index.html.br');
  const list = await listOf('en');
  const { build, onDevice } = list;
  expect(filesOfScope(list, 'guides')[0]?.[1]).toBe('en/index.html.br'.length);
  expect(onDevice).toEqual({ guides: 'en/index.html'.length, everything: 'en/index.html'.length });
  expect((await listOf('en')).build).toBe(build);
  writeFileSync(join(output, 'en/index.html'), 'changed');
  expect((await listOf('en')).build).not.toBe(build);
  expect((await listOf('ru')).build).not.toBe(build);
});

test('A list that is written again gets new compressed copies', async () => {
  write('en/index.html');
  await listOf('en');
  write('en/pages.html');
  const list = await listOf('en');
  expect(JSON.parse(brotliDecompressSync(readFileSync(join(output, 'keep', 'en.json.br'))).toString())).toEqual(list);
});
