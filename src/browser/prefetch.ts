// Astro's own module, by the name under which ClientRouter imports it: `astro:prefetch` would load it with every page.
import { init, prefetch } from 'astro/virtual-modules/prefetch.js';
import { partSheets } from '../components/partSheets.ts';
import docsSheet from '../styles/docs.css?url';
import persianDocsSheet from '../styles/fa/docs.css?url';
import { pageLocale } from './strings.ts';

/**
 * Fetches the next page when the reader points at a link, and once the style sheets that it may need, but not with data saver or on a 2G
 * line.
 */
export function prefetchLinks(): void {
  // A copy of the site on a disk has everything at hand.
  if (isFrugal() || location.protocol === 'file:') return;
  fetchSheets();
  init({ prefetchAll: true, defaultStrategy: 'hover' });
  // The link that the reader pointed at first, which made this module load.
  const link = document.querySelector<HTMLAnchorElement>('a[href]:hover, a[href]:focus');
  if (link) prefetch(link.href);
}

/**
 * The sheet of the docs, where most links lead, and those of what only some of their texts show, 8 kB in all: a page that needs one that
 * is not there waits a round trip longer.
 */
function fetchSheets(): void {
  const docs = pageLocale() === 'fa' ? persianDocsSheet : docsSheet;
  for (const sheet of [docs, ...Object.values(partSheets)]) {
    if (!document.querySelector(`link[href="${sheet}"]`)) void fetch(sheet, { priority: 'low' }).catch(() => undefined);
  }
}

/** Whether the reader's line or wish speaks against loading anything that was not asked for. */
export function isFrugal(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  const saveData = 'saveData' in connection && connection.saveData === true;
  const slow = 'effectiveType' in connection && /2g/.test(String(connection.effectiveType));
  return saveData || slow;
}
