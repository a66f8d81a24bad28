import type { Entry, PageMeta } from './content.ts';
import type { Problem } from './problems.ts';

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

/** Documents by id. Two of them at one path are a warning, since only one can be shown. */
export function placeDocs(entries: readonly Entry<PageMeta>[], problems: Problem[]): Map<string, Doc> {
  const docs = new Map<string, Doc>();
  const byPath = new Map<string, string>();
  for (const entry of entries) {
    const path = docPath(entry.id, entry.meta.slug);
    const other = byPath.get(path);
    if (other !== undefined) {
      problems.push({
        level: 'warning',
        file: entry.source.file,
        message: `The route ${path} is taken by ${other} already; this page is not shown. Give one of them another slug.`,
      });
      continue;
    }
    byPath.set(path, entry.source.file);
    docs.set(entry.id, { ...entry, path });
  }
  return docs;
}
