import type { Page } from './page.ts';

/**
 * Path of the Markdown twin of a page, without language: its own with `.md`, that of a home page `/index.md`. The search page and the
 * not-found page have none, as they say nothing by themselves.
 */
export function twinPath({ kind, path }: Pick<Page, 'kind' | 'path'>): string | undefined {
  if (kind === 'search' || kind === 'notFound') return undefined;
  return `${path === '/' ? '/index' : path}.md`;
}
