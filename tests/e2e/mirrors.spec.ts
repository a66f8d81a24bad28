import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../site/smallSite.ts';
import { expect, test } from './test.ts';

/** The small site with a list of mirrors in `site/contacts.ts`, as it is built. */
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

test('The copy to pass on names them, too', () => {
  expect(linksOf(page('copies/small-help-ru.html'))).toEqual([
    'https://mirror.example/help/',
    'https://bucket.example',
  ]);
});
