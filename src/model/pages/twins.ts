import type { Page } from './page.ts';

/** Path of a page's Markdown twin; search, not-found and unlisted pages have none. */
export function twinPath(page: Page): string | undefined {
  const { kind, path } = page;
  if (kind === 'search' || kind === 'notFound') return undefined;
  if (kind === 'doc' && page.entry.meta.unlisted) return undefined;
  return `${path === '/' ? '/index' : path}.md`;
}
