// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { fillNotFoundSearch } from './notFoundSearch.ts';

/** The field of the not-found page, and its selected part. */
function offer(typed: string, hasFocus: boolean, more = '', name = 'kill-switch'): (string | undefined)[] {
  history.replaceState(null, '', `/en/docs/${name}`);
  document.body.innerHTML = `<input id="not-found-search" value="${typed}">${more}`;
  const field = document.querySelector('input');
  if (hasFocus) field?.focus();
  field?.setSelectionRange(0, 0);
  fillNotFoundSearch();
  return [field?.value, field?.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)];
}

it('As many words of an unknown address as fit are offered for search, selected if the reader is in the field', () => {
  expect(offer('', false, '', 'a'.repeat(65))).toEqual(['a'.repeat(64), '']);
  expect(offer('', false)).toEqual(['kill switch', '']);
  expect(offer('', true)).toEqual(['kill switch', 'kill switch']);
});

it('They replace nothing that the reader has typed, there or in the search dialog', () => {
  expect(offer('dns', true)).toEqual(['dns', '']);
  expect(offer('', false, '<dialog id="search-dialog" open></dialog>')).toEqual(['', '']);
});
