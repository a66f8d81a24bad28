import { mdxSheets } from '../components/mdx/sheets.ts';
import docsSheet from '../styles/docs.css?url';
import persianDocsSheet from '../styles/fa/docs.css?url';
import { leadsToPage } from './links.ts';
import { pageLocale } from './strings.ts';

/** Milliseconds for which the reader has to point at a link: the pointer crosses many on its way. */
const attention = 80;

/**
 * Fetches the next page when the reader points at a link, and once the style sheets that it may need, but not with data saver or on a 2G
 * line.
 */
export function prefetchLinks(): void {
  // A copy of the site on a disk has everything at hand.
  if (isFrugal() || location.protocol === 'file:') return;
  // A page whose address asks something, such as the search page, is loading the answer.
  if (!document.querySelector('[data-reads-query]') || !location.search) fetchSheets();
  let timer: ReturnType<typeof setTimeout>;
  const consider = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element && target.closest('a');
    if (link) timer = setTimeout(() => prefetch(link), attention);
  };
  for (const sign of ['mouseover', 'focusin']) document.addEventListener(sign, consider, { passive: true });
  // The link that the reader pointed at first, which made this module load.
  const link = document.querySelector<HTMLAnchorElement>('a[href]:hover, a[href]:focus');
  if (link) prefetch(link);
}

const prefetched = new Set<string>();

/** Fetches the page that a link leads to, once. */
export function prefetch(link: HTMLAnchorElement): void {
  const [address = ''] = link.href.split('#');
  const isHere = address === location.href.split('#')[0];
  if (isHere || prefetched.has(address) || !leadsToPage(link, location)) return;
  prefetched.add(address);
  const hint = document.createElement('link');
  if (hint.relList.supports('prefetch')) {
    hint.rel = 'prefetch';
    hint.href = address;
    document.head.append(hint);
  } else fetchAhead(address);
}

const fetchAhead = (address: string): void => void fetch(address, { priority: 'low' }).catch(() => undefined);

/**
 * The sheet of the docs, where most links lead, and those of what only some of their texts show, 8 kB in all: a page that needs one that
 * is not there waits a round trip longer.
 */
function fetchSheets(): void {
  const docs = pageLocale() === 'fa' ? persianDocsSheet : docsSheet;
  for (const sheet of [docs, ...Object.values(mdxSheets)]) {
    if (!document.querySelector(`link[href="${sheet}"]`)) fetchAhead(sheet);
  }
}

/** True if the network or the reader's setting asks to save data. */
export function isFrugal(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  const saveData = 'saveData' in connection && connection.saveData === true;
  const slow = 'effectiveType' in connection && /2g/.test(String(connection.effectiveType));
  return saveData || slow;
}
