/** Maximum length of a query in UTF-16 units, and numbers of hits, per the specification. */
export const maxQueryLength = 64;
export const hitsPerPage = 20;
export const hitsPerGroup = 5;

/** Hits that the dialog lists in engine order, before those of each section. */
export const bestHits = 3;

/** Rows above the keyboard of a phone: they stay in place and get excerpts first. */
export const rowsInSight = 5;

/** True if a query has the maximum length: the rest may have been cut off. */
export function isCut(query: string): boolean {
  return query.length >= maxQueryLength;
}

/** Truncates a query to the maximum length without splitting a character. */
export function limitQuery(query: string): string {
  return query.slice(0, maxQueryLength).replace(/[\ud800-\udbff]$/, '');
}
