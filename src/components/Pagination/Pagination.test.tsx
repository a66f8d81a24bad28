// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { htmlOnPage, site } from '../testing/htmlOnPage.tsx';
import { Pagination } from './Pagination.tsx';

function links(path: string) {
  document.body.innerHTML = htmlOnPage(<Pagination />, 'fa', path);
  return [...document.querySelectorAll('a')].map((link) => [link.rel, link.getAttribute('href'), link.textContent]);
}

it('links to the previous page, then to the next one, in the language of the page', () => {
  const { previous, next } = site.strings.fa.page;
  expect(links('/docs/guide/trouble')).toEqual([
    ['prev', '/help/farsi/docs/guide/start', `${previous}fa docs/guide/start`],
    ['next', '/help/farsi/docs/guide/slow', `${next}en docs/guide/slow`],
  ]);
});

it('has one link on the first and the last page, and is left out on a single page', () => {
  const directions = (path: string) => links(path).map(([rel]) => rel);
  expect(directions('/docs/guide/start')).toEqual(['next']);
  expect(directions('/docs/guide/old')).toEqual(['prev']);
  links('/docs/tutorial-extras/translate');
  expect(document.body.innerHTML).toBe('');
});
