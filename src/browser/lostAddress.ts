import { wordsOfAddress } from '../model/lostAddress.ts';
import { maxQueryLength } from '../search/limits.ts';

/** On the page for an address that leads nowhere the search field holds the words of that address, ready to be looked for. */
export function offerLostAddress(): void {
  const field = document.querySelector<HTMLInputElement>('#not-found-search');
  if (field?.value === '') field.value = wordsOfAddress(location.pathname).slice(0, maxQueryLength);
}
