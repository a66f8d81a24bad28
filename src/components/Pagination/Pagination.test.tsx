// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { htmlOnPage } from '../testing/htmlOnPage.tsx';
import { Pagination } from './Pagination.tsx';

function links(path: string) {
  document.body.innerHTML = htmlOnPage(<Pagination />, 'fa', path);
  return [...document.querySelectorAll('a')].map((link) => link.rel);
}

it('has one link on the first and the last page, and is left out on a single page', () => {
  expect(links('/docs/guide/start')).toEqual(['next']);
  expect(links('/docs/guide/old')).toEqual(['prev']);
  links('/docs/tutorial-extras/translate');
  expect(document.body.innerHTML).toBe('');
});
