import { type PageLoad, totalOf } from './measure.ts';

/** Loads that are tried: the first few settle it or go round in a circle. */
const tries = 6;

/** Bytes of a tenth of a kilobyte, to which figures are written. */
const tenth = 100;

/**
 * The load to state on a page whose own size depends on the figures in it, beginning with `first`. `loadStating` returns the load that the page has
 * when it states another. Some pages never settle: stating 12.5 kB makes them 12.6 kB, and the other way round. Then it is the load that
 * is wrong by the fewest bytes.
 */
export async function closestLoad(
  first: PageLoad,
  loadStating: (stated: PageLoad) => Promise<PageLoad>,
): Promise<PageLoad> {
  let stated = first;
  let closest = { load: first, error: Number.POSITIVE_INFINITY };
  for (let tried = 0; tried < tries && closest.error > tenth / 2; tried += 1) {
    const actual = await loadStating(stated);
    const error = Math.max(writtenError(stated.html, actual.html), writtenError(totalOf(stated), totalOf(actual)));
    if (error < closest.error) closest = { load: stated, error };
    stated = actual;
  }
  return closest.load;
}

/** Bytes between a size as it is written and the size that it should be. */
const writtenError = (stated: number, actual: number): number => Math.abs(Math.round(stated / tenth) * tenth - actual);
