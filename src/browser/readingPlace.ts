import { all } from './page.ts';

/** Share of the window's height, from the top, above which a heading counts as reached. */
const readingLine = 0.25;

/** The last of these elements, in the order of the page, that the reader has come to. */
export function lastReached<T extends Element>(elements: readonly T[]): T | undefined {
  return elements.filter((element) => element.getBoundingClientRect().top < innerHeight * readingLine).pop();
}

/**
 * The place where another language is to be opened, as a hash: headings and changes have the same ids in every language. It is the one that the
 * address names, however far the reader has scrolled from it; without one, the heading or change that is being read.
 * @returns an empty text above the first heading of a page whose address names no place
 */
export function readingPlace(): string {
  if (location.hash || scrollY === 0) return location.hash;
  const place = lastReached(all('main :is(h2, h3, li)[id]'));
  return place ? `#${place.id}` : '';
}
