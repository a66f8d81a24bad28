/** A link as the page has it. */
export type Link = Pick<HTMLAnchorElement, 'href' | 'origin' | 'target' | 'dataset' | 'hasAttribute'>;

/**
 * True if a link leads to another page of this site, which the router can put in the place of the present one. The browser opens all
 * others: other sites and windows, downloads, what is marked `data-reload` because it is not a page of this build, and places on the present page.
 */
export function leadsToPage(link: Link, here: Pick<Location, 'href' | 'origin'>): boolean {
  const { href, origin, target, dataset } = link;
  const opensWhole = target !== '' || link.hasAttribute('download') || 'reload' in dataset;
  return href !== '' && origin === here.origin && !opensWhole && !isPlaceOn(here.href, href);
}

/** True if an address names a place on the page that is open at `here`, as `/a#b` does at `/a` and at `/a#c`. */
const isPlaceOn = (here: string, address: string): boolean =>
  address.includes('#') && address.split('#')[0] === here.split('#')[0];
