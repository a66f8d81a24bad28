/** A rule of caching: files of the output that match `pattern` get `value`. */
export interface CacheRule {
  /** Source of a regular expression that JavaScript, PCRE and RE2 read alike. */
  readonly pattern: string;
  readonly value: string;
}

const forever = 'public, max-age=31536000, immutable';

/** Revalidated before each use: not-found pages and other errors. */
export const revalidate = 'no-cache';

/** A minute, so that a prefetched page is not requested again; then the ETag. */
const oneMinute = 'public, max-age=60, must-revalidate';

/** An hour for unmatched files, and for a redirect to a page's proper path. */
export const oneHour = 'public, max-age=3600';

/** Rules of `Cache-Control`, first match. Only hashed names are kept forever. */
export const cacheRules: readonly CacheRule[] = [
  { pattern: '^/_astro/', value: forever },
  { pattern: '/search/.*[.-][0-9a-f]{8,}\\.[a-z0-9]+$', value: forever },
  { pattern: '^/api/builder/', value: forever },
  { pattern: '(^|/)404\\.html$', value: revalidate },
  // It lists the current search files.
  { pattern: '/search/[^/]+/build\\.json$', value: revalidate },
  // A new build and the kill switch reach readers who keep the site at once (docs/keep.md).
  { pattern: '^/(?:worker\\.js$|keep/)', value: revalidate },
  // Readers remove all traces there, so the page itself must not stay in the browser's cache.
  { pattern: '/keep-offline\\.html$', value: 'no-store' },
  { pattern: '\\.html$', value: oneMinute },
];

const compiled = cacheRules.map(({ pattern, value }) => ({ expression: new RegExp(pattern), value }));

/** True if a file's name, also of its copies, changes with the content (`_astro/a1b2.css`). */
export function isImmutable(file: string): boolean {
  return cacheControl(file.replace(/\.(?:br|gz)$/, '')) === forever;
}

/** Value of `Cache-Control` for a file of the output (`ru/docs.html`). */
export function cacheControl(file: string): string {
  return compiled.find(({ expression }) => expression.test(`/${file}`))?.value ?? oneHour;
}
