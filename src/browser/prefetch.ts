// Astro's own module, by the name under which ClientRouter imports it: `astro:prefetch` would load it with every page.
import { init, prefetch } from 'astro/virtual-modules/prefetch.js';

/** Fetches the next page when the reader points at a link, but not with data saver or on a 2G line. */
export function prefetchLinks(): void {
  if (isFrugal()) return;
  init({ prefetchAll: true, defaultStrategy: 'hover' });
  // The link that the reader pointed at first, which made this module load.
  const link = document.querySelector<HTMLAnchorElement>('a[href]:hover, a[href]:focus');
  if (link) prefetch(link.href);
}

/** Whether the reader's line or wish speaks against loading anything that was not asked for. */
export function isFrugal(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  const saveData = 'saveData' in connection && connection.saveData === true;
  const slow = 'effectiveType' in connection && /2g/.test(String(connection.effectiveType));
  return saveData || slow;
}
