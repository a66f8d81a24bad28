import type { SessionKey } from '../model/config/storage.ts';
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

function noteRead(): void {
  const title = document.querySelector('.docs-sidebar:not(.blog-sidebar)') && document.querySelector('main h1');
  if (!title) return;
  try {
    sessionStorage.setItem(key(), withRead(storedPages(), { url: location.pathname, title: title.textContent }));
  } catch {
    // Search offers one page less.
  }
}

/**
 * Notes a page of the documentation when the reader presses a link on it, so that search can offer
 * it again. Before that nothing is written.
 */
export function noteReadPages(): void {
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href]')) noteRead();
  };
  // Before the router, which shows the next page.
  document.addEventListener('click', note, { capture: true });
}

/** The page of the documentation that was read before the present page, in the same language and tab. */
export const pageReadLast = (): ReadPage | undefined => lastRead(storedPages(), location.pathname);
