import { wordsOfAddress } from '../model/addresses/wordsOfAddress.ts';
import { maxQueryLength } from '../search/limits.ts';

/** Fills the search field of the not-found page with the words of the address. */
export function fillNotFoundSearch(): void {
  const field = document.querySelector<HTMLInputElement>('#not-found-search');
  // A reader who typed before this code ran continues in the search dialog.
  if (field?.value !== '' || document.querySelector('#search-dialog[open]')) return;
  field.value = wordsOfAddress(location.pathname).slice(0, maxQueryLength);
  // A reader who is about to type overwrites these words instead of appending to them.
  if (document.activeElement === field) field.select();
}
