import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'htmlparser2';
import { one } from '../output/dom.ts';
import { cacheFolder } from '../site/smallSite.ts';
import { expect, test } from './test.ts';

/** A file of the small site configured differently (`tests/site/variants.ts`). */
const page = (file: string) => readFileSync(join(cacheFolder('configured'), 'dist', file), 'utf8');
const documentOf = (path: string) => parseDocument(page(`${path}.html`));
const linksOf = (html: string) =>
  [...html.matchAll(/href="(https:\/\/(?:mirror|bucket)\.example[^"]*)"/g)].map(([, href]) => href);

test('The footer of a page links to the page on the mirrors', () => {
  expect(linksOf(page('ru/docs/guide/slow.html'))).toEqual([
    'https://mirror.example/help/ru/docs/guide/slow.html',
    'https://bucket.example/ru/docs/guide/slow.html',
  ]);
  expect(linksOf(page('fa/index.html'))[0]).toBe('https://mirror.example/help/fa/index.html');
});

test('The footer of a not-found page links to no mirror', () => {
  expect(linksOf(page('en/404.html'))).toEqual([]);
});

test('The copy to pass on lists the mirrors, too', () => {
  expect(linksOf(page('copies/small-help-ru.html'))).toEqual([
    'https://mirror.example/help/',
    'https://bucket.example',
  ]);
});

const path = 'en/docs/tutorial-extras/manage-docs-versions';

test('An unlisted page says that it is unlisted, and is in no list', () => {
  expect(one('meta[name="robots"]', documentOf(path))?.attribs['content']).toBe('noindex');
  expect(page(`${path}.html`)).toContain('Search engines do not index this page');
  expect(page('sitemap.xml')).not.toContain(path);
});

test('A tag in a title does not end the structured data of its page', () => {
  expect(page(`${path}.html`)).toContain('"headline":"\\u003c/script>Versions');
});
