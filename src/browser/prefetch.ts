import { mdxSheets } from '../components/mdx/sheets.ts';
import docsSheet from '../styles/docs.css?url';
import persianDocsSheet from '../styles/fa/docs.css?url';
import { leadsToPage } from './links.ts';
import { fetchPageAhead } from './pagesAhead.ts';
import { loadSheet } from './sheetsAhead.ts';
import { pageLocale } from './strings.ts';

/** Milliseconds of hovering before a page is fetched: the pointer passes over many links. */
const pointingDelay = 80;

/** False on slow networks, and for a copy of the site on disk. */
const mayFetch = (): boolean => !isFrugal() && location.protocol !== 'file:';

/** Fetches the next page when the reader points at a link. */
export function prefetchLinks(): void {
  if (!mayFetch()) return;
  let timer: ReturnType<typeof setTimeout>;
  const consider = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element && target.closest('a');
    if (link) timer = setTimeout(() => prefetch(link), pointingDelay);
  };
  for (const type of ['mouseover', 'focusin']) document.addEventListener(type, consider, { passive: true });
  // The link under the pointer, which caused this module to load.
  const link = document.querySelector<HTMLAnchorElement>('a[href]:hover, a[href]:focus');
  if (link) prefetch(link);
}

const requested = new Set<string>();

/** Fetches the page that a link leads to, once. */
export function prefetch(link: HTMLAnchorElement): void {
  const [address = ''] = link.href.split('#');
  const isHere = address === location.href.split('#')[0];
  if (isHere || !leadsToPage(link, location) || requested.has(address)) return;
  requested.add(address);
  const hint = document.createElement('link');
  if (hint.relList.supports('prefetch')) {
    hint.rel = 'prefetch';
    hint.href = address;
    hint.addEventListener('load', () => void fetchPageAhead(address));
    document.head.append(hint);
  } else void fetchPageAhead(address);
}

/** Fetches the docs style sheet and rare ones, 8 kB, unless the reader searches. */
export function prefetchSheets(signal: AbortSignal): void {
  const loadsResults = location.search && document.querySelector('[data-reads-query]');
  if (!mayFetch() || loadsResults) return;
  // The click that loaded this module may open the dialog first.
  const timer = setTimeout(() => {
    if (!document.querySelector('#search-dialog[open]')) fetchSheets();
  });
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/** Fetches the sheets that the next page may need, once. */
export function fetchSheets(): void {
  const docs = pageLocale() === 'fa' ? persianDocsSheet : docsSheet;
  for (const sheet of [docs, ...Object.values(mdxSheets)]) void loadSheet(sheet, sheet === docs);
}

/** True if the network is slow or the reader's setting asks to save data. */
export function isFrugal(): boolean {
  const { saveData, effectiveType } = connection();
  return saveData === true || /2g/.test(String(effectiveType));
}

/** True on 3G, where unneeded prefetches delay the page that is wanted. */
export const is3G = (): boolean => connection().effectiveType === '3g';

/** Network information; empty in Firefox and Safari. */
function connection(): { readonly saveData?: unknown; readonly effectiveType?: unknown } {
  const found: unknown = Reflect.get(navigator, 'connection');
  return typeof found === 'object' && found !== null ? found : {};
}
