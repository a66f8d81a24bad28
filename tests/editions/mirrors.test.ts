import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { cacheFolder } from '../site/smallSite.ts';
import { editionsOf } from './made.ts';

/** The small site with a list of mirrors in `site/contacts.ts`. */
let folder: string;
beforeAll(() => {
  folder = editionsOf('configured');
});
const page = (file: string) => readFileSync(join(cacheFolder('configured'), 'dist', file), 'utf8');
const linksOf = (html: string) =>
  [...html.matchAll(/href="(https:\/\/(?:mirror|bucket)\.example[^"]*)"/g)].map(([, href]) => href);

test('The footer of a page has the addresses of this page on the mirrors', () => {
  expect(linksOf(page('ru/docs/guide/slow.html'))).toEqual([
    'https://mirror.example/help/ru/docs/guide/slow.html',
    'https://bucket.example/ru/docs/guide/slow.html',
  ]);
  expect(linksOf(page('fa/index.html'))[0]).toBe('https://mirror.example/help/fa/index.html');
});

test('A page that is not found has none', () => {
  expect(linksOf(page('en/404.html'))).toEqual([]);
});

test('The list of all pages ends with the mirrors', () => {
  const [, list = ''] = page('fa/pages.html').split('id="mirrors"');
  expect(linksOf(list).slice(0, 2)).toEqual([
    'https://mirror.example/help/fa/index.html',
    'https://bucket.example/fa/index.html',
  ]);
});

test('The one file, the e-book and the copy of the site name them, too', () => {
  const read = (name: string) => readFileSync(join(folder, name));
  expect(linksOf(read('small-help-ru.html').toString())).toEqual([
    'https://mirror.example/help/',
    'https://bucket.example',
  ]);
  const book = unzipSync(read('small-help-ru.epub'));
  expect(strFromU8(book['book/nav.xhtml'] ?? new Uint8Array())).toContain(
    'https://mirror.example/help/ https://bucket.example',
  );
  const copy = unzipSync(read('small-help-site-ru.zip'));
  const copied = copy['small-help-site-ru/ru/docs/guide/slow.html'] ?? new Uint8Array();
  expect(linksOf(strFromU8(copied))).toContain('https://mirror.example/help/ru/docs/guide/slow.html');
});
