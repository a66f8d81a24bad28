import type { Page } from './page.ts';

/** Path of a page's Markdown twin; search and not-found pages have none. */
export function twinPath({ kind, path }: Page): string | undefined {
  if (kind === 'search' || kind === 'notFound') return undefined;
  return `${path === '/' ? '/index' : path}.md`;
}
