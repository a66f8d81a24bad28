// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSearch, watchSearch } from './search.ts';

let page = new AbortController();

/** Switches to a page, whose search dialog is a new one. */
function show(): HTMLDialogElement {
  page.abort();
  page = new AbortController();
  document.body.innerHTML = '<dialog id="search-dialog"><input><a href="/en/next">Next</a></dialog>';
  watchSearch(page.signal);
  const dialog = document.querySelector('dialog');
  if (!dialog) throw new Error('There is no dialog.');
  return dialog;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  document.querySelector('dialog')?.close();
  page.abort();
  vi.useRealTimers();
});

it('A closed dialog stays closed in the next page', () => {
  show();
  expect(show().open).toBe(false);
});

afterEach(() => history.replaceState(null, '', '/en'));

it.each([
  ['stays open while the page below it is switched, with what was typed', false, '/en/docs'],
  ['is closed in the page that its result leads to', true, '/en/docs'],
  ['is closed over the results of what was typed', false, '/en/search?q=dns'],
])('The dialog %s', (_, isFollowed, address) => {
  const dialog = show();
  openSearch();
  Object.assign(dialog.querySelector('input') ?? {}, { value: 'dns' });
  const link = dialog.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  if (isFollowed) link?.click();
  expect(dialog.open).toBe(true);
  history.replaceState(null, '', address);
  const next = show();
  const isOpen = !isFollowed && !address.endsWith('=dns');
  expect([next.open, next.querySelector('input')?.value]).toEqual(isOpen ? [true, 'dns'] : [false, '']);
});
