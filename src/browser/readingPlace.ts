import { queryAll } from './page.ts';

/** Share of the window's height, from the top, above which a heading counts as reached. */
const readingLine = 0.25;

/** The last of these elements, in page order, that the reader has reached. */
export function lastReached<T extends Element>(elements: readonly T[]): T | undefined {
  return elements.filter((element) => element.getBoundingClientRect().top < innerHeight * readingLine).pop();
}

/**
 * The hash to open in another language: that of the address, or of the heading being read.
 * @returns an empty string above the first heading of a page whose address names no place
 */
export function readingPlace(): string {
  if (location.hash || scrollY === 0) return location.hash;
  const place = lastReached(queryAll('main :is(h2, h3, li)[id]'));
  return place ? `#${place.id}` : '';
}
