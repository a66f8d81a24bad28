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

it.each([
  ['stays open while the page below it is switched, with what was typed', false],
  ['is closed in the page that its result leads to', true],
])('The dialog %s', (_, isFollowed) => {
  const dialog = show();
  openSearch();
  Object.assign(dialog.querySelector('input') ?? {}, { value: 'dns' });
  const link = dialog.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  if (isFollowed) link?.click();
  expect(dialog.open).toBe(true);
  const next = show();
  expect([next.open, next.querySelector('input')?.value]).toEqual(isFollowed ? [false, ''] : [true, 'dns']);
});
