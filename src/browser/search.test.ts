// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSearch, watchSearch } from './search.ts';
import { fire, the } from './testing.ts';

let page = new AbortController();

/** Switches to a page with a new search dialog. */
function show(more = ''): HTMLDialogElement {
  page.abort();
  page = new AbortController();
  document.body.innerHTML = `<dialog id="search-dialog"><input><a href="/en/next">Next</a></dialog>${more}`;
  watchSearch(page.signal);
  return the('dialog');
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  document.querySelector('dialog')?.close();
  page.abort();
  vi.useRealTimers();
  history.replaceState(null, '', '/en');
});

it('A click on the backdrop closes the dialog, on the next page too; a text selection that ends there does not', () => {
  const dialog = show();
  openSearch();
  fire(the('input'), 'pointerdown');
  dialog.click();
  expect(dialog.open).toBe(true);
  fire(dialog, 'pointerdown');
  dialog.click();
  expect([dialog.open, show().open]).toEqual([false, false]);
});

it.each([
  ['stays open while the page below it is switched, with what was typed', false, '/en/docs'],
  ['is closed in the page that its result leads to', true, '/en/docs'],
  ['is closed over the results of what was typed', false, '/en/search?q=dns'],
])('The dialog %s', (_, isFollowed, address) => {
  const dialog = show();
  openSearch();
  the<HTMLInputElement>('input').value = 'dns';
  the('a').addEventListener('click', (event) => event.preventDefault());
  if (isFollowed) the('a').click();
  expect(dialog.open).toBe(true);
  history.replaceState(null, '', address);
  const next = show();
  const isOpen = !isFollowed && !address.endsWith('=dns');
  expect([next.open, next.querySelector('input')?.value]).toEqual(isOpen ? [true, 'dns'] : [false, '']);
});

it('A search box opens the dialog with its text, but not during a composition', () => {
  const dialog = show('<form data-search><input id="box"></form>');
  const box = the<HTMLInputElement>('#box');
  box.value = 'ד';
  box.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
  expect([dialog.open, box.value]).toEqual([false, 'ד']);
  box.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  expect([dialog.open, box.value, dialog.querySelector('input')?.value]).toEqual([true, '', 'ד']);
});
