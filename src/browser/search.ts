/** Puts the cursor into the search field that is in sight, or goes to the search page. */
export function openSearch(): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('[data-search] input[type="search"]')];
  const field = fields.find((input) => input.offsetParent !== null);
  if (field) field.focus();
  else document.querySelector<HTMLAnchorElement>('.search-link')?.click();
}

/** On the search page, the field shows the query of the address. */
export function watchSearch(): void {
  const query = new URLSearchParams(location.search).get('q');
  const field = document.querySelector<HTMLInputElement>('.search-page input[type="search"]');
  if (field && query !== null) field.value = query;
}
