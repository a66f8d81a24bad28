/** One rule of caching: files of the output, named from its root, that match `pattern` are sent with `value`. */
export interface CacheRule {
  /** Source of a regular expression that JavaScript, PCRE and RE2 read alike. */
  readonly pattern: string;
  readonly value: string;
}

const forever = 'public, max-age=31536000, immutable';

/** A browser keeps the page but asks every time whether it is still the same (ETag). */
export const revalidate = 'no-cache';

/** What no rule matches, and a redirect to a page's proper path, is kept for an hour. */
export const oneHour = 'public, max-age=3600';

/** Rules of `Cache-Control`; the first that matches holds. Only names that carry a hash of the content are kept forever. */
export const cacheRules: readonly CacheRule[] = [
  { pattern: '^/_astro/', value: forever },
  { pattern: '/search/.*[.-][0-9a-f]{8,}\\.[a-z0-9]+$', value: forever },
  { pattern: '\\.html$', value: revalidate },
];

const compiled = cacheRules.map(({ pattern, value }) => ({ expression: new RegExp(pattern), value }));

/** Value of `Cache-Control` for a file of the output (`ru/docs.html`). */
export function cacheControl(file: string): string {
  return compiled.find(({ expression }) => expression.test(`/${file}`))?.value ?? oneHour;
}
