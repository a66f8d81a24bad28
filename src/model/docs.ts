import type { Entry, PageMeta } from './content.ts';

/** A document with its place in the site. */
export interface Doc extends Entry<PageMeta> {
  /** Path without language, `/docs/troubleshoot/slow-connection`. */
  readonly path: string;
}

/** Path of a document: its `slug` if it has one, else its id; `index` stands for its folder. */
export function docPath(id: string, slug: string | undefined): string {
  if (slug?.startsWith('/')) return `/docs${slug === '/' ? '' : slug}`;
  const folder = id.includes('/') ? id.slice(0, id.lastIndexOf('/') + 1) : '';
  const below = slug === undefined ? id : `${folder}${slug}`;
  return `/docs/${below}`.replace(/\/index$/, '');
}

/** Documents by id. */
export function placeDocs(entries: readonly Entry<PageMeta>[]): Map<string, Doc> {
  return new Map(entries.map((entry) => [entry.id, { ...entry, path: docPath(entry.id, entry.meta.slug) }]));
}
