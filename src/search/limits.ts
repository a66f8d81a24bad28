/** Longest query in UTF-16 units, most results on a page of them, and most of one section in the dialog; per the specification. */
export const maxQueryLength = 64;
export const hitsPerPage = 20;
export const hitsPerGroup = 5;

/** Cuts a query to the longest length, not through the middle of a character. */
export function limitQuery(query: string): string {
  return query.slice(0, maxQueryLength).replace(/[\ud800-\udbff]$/, '');
}
