import { expect, it } from 'vitest';
import { htmlOnPage, site } from '../testing/htmlOnPage.tsx';
import { Pagination } from './Pagination.tsx';

const pagination = (path: string) => htmlOnPage(<Pagination />, 'fa', path);

const { previous, next, pagination: name } = site.strings.fa.page;

it('leads to the page before, then to the page after, in the language of the page', () => {
  expect(pagination('/docs/guide/trouble')).toBe(
    `<nav class="pagination" aria-label="${name}">` +
      `<a href="/help/farsi/docs/guide/start" class="pagination-prev" rel="prev"><small>${previous}</small><span>fa docs/guide/start</span></a>` +
      `<a href="/help/farsi/docs/guide/slow" class="pagination-next" rel="next"><small>${next}</small><span>en docs/guide/slow</span></a>` +
      '</nav>',
  );
});

it('leads in one direction from the first and the last page, and is left out on a page by itself', () => {
  const directions = (path: string) => [...pagination(path).matchAll(/rel="(\w+)"/g)].map(([, rel]) => rel);
  expect(directions('/docs/guide/start')).toEqual(['next']);
  expect(directions('/docs/guide/old')).toEqual(['prev']);
  expect(pagination('/docs/tutorial-extras/translate')).toBe('');
});
