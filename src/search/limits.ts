/** Longest query in UTF-16 units, most results on a page of them, and most of one section in the dialog; per the specification. */
export const maxQueryLength = 64;
export const hitsPerPage = 20;
export const hitsPerGroup = 5;

/** Hits that the dialog lists in the order of the engine, before those of each section. */
export const bestHits = 3;

/**
 * Hits of a section that the dialog asks for: those of its group, and those that may be among the
 * best.
 */
export const hitsPerSection = hitsPerGroup + bestHits;

/**
 * Rows that fill what a phone shows above its keyboard: they stay where they were shown first, and
 * their excerpts come first.
 */
export const rowsInSight = 5;

/** True if a query is as long as one may be, so that what follows was cut off. */
export function isCut(query: string): boolean {
  return query.length >= maxQueryLength;
}

/**
 * A query without its last word where that may have been cut off: neither a space nor a mark of a
 * question comes after it. A single word stays, for it is all there is.
 */
export function wholeWords(query: string): string {
  if (!isCut(query)) return query;
  const whole = query.replace(/\s\S*[^\s?!؟]$/u, '');
  return whole.trim() === '' ? query : whole;
}

/** True if the last word of a query is not used: nothing shows whether the reader had finished it. */
export function leavesOutWord(query: string): boolean {
  return wholeWords(query) !== query;
}

/** Cuts a query to the longest length, not through the middle of a character. */
export function limitQuery(query: string): string {
  return query.slice(0, maxQueryLength).replace(/[\ud800-\udbff]$/, '');
}
