import type { SessionKey } from '../model/storage.ts';
import { lastRead, type ReadPage, withRead } from '../search/lastRead.ts';
import { pageLocale } from './strings.ts';

/** In the storage of the tab: what was read is forgotten with it. */
const key = (): SessionKey => `read-${pageLocale()}`;

function storedPages(): string | null {
  try {
    return sessionStorage.getItem(key());
  } catch {
    return null;
  }
}

/** Notes a page of the documentation, so that search can offer it again. */
export function noteRead(): void {
  const title = document.querySelector('.docs-sidebar:not(.blog-sidebar)') && document.querySelector('main h1');
  if (!title) return;
  try {
    sessionStorage.setItem(key(), withRead(storedPages(), { url: location.pathname, title: title.textContent }));
  } catch {
    // Search offers one page less.
  }
}

/** The page of the documentation that was read before the present page, in the same language and tab. */
export const pageReadLast = (): ReadPage | undefined => lastRead(storedPages(), location.pathname);
