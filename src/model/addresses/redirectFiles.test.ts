import { expect, it } from 'vitest';
import { leadsToFile } from './redirectFiles.ts';

const redirects = { '/docs/changelog': '/docs/changelog/changelog', '/blog/page': '/' };

it.each([
  ['ru/docs/changelog.html', 'ru/docs/changelog/changelog.html'],
  ['ru/docs/changelog/index.html', 'ru/docs/changelog/changelog.html'],
  ['fa/blog/page.html', 'fa/index.html'],
  ['ru/docs/changelog/changelog.html', undefined],
  ['docs/changelog.html', undefined],
  ['ru/docs/changelog.json', undefined],
  ['ru/docs/changelog.html.br', undefined],
  ['/ru/docs/changelog.html', undefined],
  ['ru/toString.html', undefined],
])('%s leads to %s', (file, target) => {
  expect(leadsToFile(file, redirects)).toBe(target);
});
