import type { Page } from './page.ts';

/**
 * Path of the Markdown twin of a page, without language: its own with `.md`, that of a home page `/index.md`. The search page, the
 * not-found page and unlisted pages, to which other pages lead, have none.
 */
export function twinPath(page: Page): string | undefined {
  const { kind, path } = page;
  if (kind === 'search' || kind === 'notFound') return undefined;
  if (kind === 'doc' && page.entry.meta.unlisted) return undefined;
  return `${path === '/' ? '/index' : path}.md`;
}
