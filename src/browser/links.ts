export type Link = Pick<HTMLAnchorElement, 'href' | 'origin' | 'target' | 'dataset' | 'hasAttribute'>;

/** True if the router can follow a link: a page of this build in this window, not a place on it. */
export function leadsToPage(link: Link, here: Pick<Location, 'href' | 'origin'>): boolean {
  const { href, origin, target, dataset } = link;
  const opensWhole = target !== '' || link.hasAttribute('download') || 'reload' in dataset;
  return href !== '' && origin === here.origin && !opensWhole && !isPlaceOn(here.href, href);
}

/** True if an address names a place on the page at `here`, as `/a#b` does at `/a#c`. */
const isPlaceOn = (here: string, address: string): boolean =>
  address.includes('#') && address.split('#')[0] === here.split('#')[0];
