import { type KnownPage, nearestPages } from '../model/addresses/nearestPages.ts';

/** So many can be looked over at once. */
const mostSuggested = 4;

/** The pages that the list of all pages links to, each once. The name of a section links to its first page, whose title it is not. */
function pagesOf(list: Document): KnownPage[] {
  const titles = new Map<string, string>();
  for (const link of list.querySelectorAll('#main li a[href^="/"]')) {
    const path = link.getAttribute('href') ?? '';
    if (!titles.has(path)) titles.set(path, link.textContent);
  }
  return [...titles].map(([path, title]) => ({ path, title }));
}

function linkTo({ path, title }: KnownPage): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = path;
  link.textContent = title;
  item.append(link);
  return item;
}

/**
 * Shows the pages whose address is most like that of the page, which leads nowhere. Their titles come from the list of all pages in the same
 * language; when it does not come, or nothing is like the address, the place for them stays hidden.
 */
export async function suggestNearestPages(place: HTMLElement, listUrl: string): Promise<void> {
  const response = await fetch(listUrl);
  if (!response.ok) return;
  const list = new DOMParser().parseFromString(await response.text(), 'text/html');
  const nearest = nearestPages(location.pathname, pagesOf(list), mostSuggested);
  place.querySelector('ul')?.replaceChildren(...nearest.map(linkTo));
  place.hidden = nearest.length === 0;
}
