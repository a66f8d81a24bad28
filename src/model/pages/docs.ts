import type { Entry, PageMeta } from '../content/content.ts';

/** A written page with its place in the site. */
export type PlacedPage<Meta extends PageMeta = PageMeta> = Entry<Meta> & {
  /** Path without language, `/docs/troubleshoot/slow-connection`. */
  readonly path: string;
};

export type Doc = PlacedPage;

/** A written page outside the docs and the blog, such as `/accessibility`. */
export type StandalonePage = PlacedPage;

/** Path of a document: its `slug` if it has one, else its id; `index` is the page of its folder. */
export function docPath(id: string, slug: string | undefined): string {
  if (slug?.startsWith('/')) return `/docs${slug === '/' ? '' : slug}`;
  const folder = id.includes('/') ? id.slice(0, id.lastIndexOf('/') + 1) : '';
  const below = slug === undefined ? id : `${folder}${slug}`;
  return `/docs/${below}`.replace(/\/index$/, '');
}

export function placeDocs(entries: readonly Entry<PageMeta>[]): Map<string, Doc> {
  return new Map(entries.map((entry) => [entry.id, { ...entry, path: docPath(entry.id, entry.meta.slug) }]));
}

export function placeStandalonePages(entries: readonly Entry<PageMeta>[]): StandalonePage[] {
  return entries.map((entry) => ({ ...entry, path: `/${(entry.meta.slug ?? entry.id).replace(/^\//, '')}` }));
}
