import { all } from './page.ts';

/** Share of the window's height, from the top, above which a heading counts as reached. */
const readingLine = 0.25;

/** The last of these elements, in the order of the page, that the reader has come to. */
export function lastReached<T extends Element>(elements: readonly T[]): T | undefined {
  return elements.filter((element) => element.getBoundingClientRect().top < innerHeight * readingLine).pop();
}

/**
 * The place that is being read, as a hash: headings and changes have the same ids in every language. The hash of the address holds
 * while its target is on the screen, above the first heading, and as long as the page is at its top.
 */
export function readingPlace(): string {
  if (scrollY === 0) return location.hash;
  const target = document.getElementById(location.hash.slice(1))?.getBoundingClientRect();
  if (target && target.bottom > 0 && target.top < innerHeight) return location.hash;
  const place = lastReached(all('main :is(h2, h3, li)[id]'));
  return place ? `#${place.id}` : location.hash;
}
