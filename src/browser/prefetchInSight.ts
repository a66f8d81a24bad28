import { desktop } from './drawer.ts';
import { queryAll } from './page.ts';
import { fetchSheets, is3G, isFrugal, prefetch } from './prefetch.ts';

/** Milliseconds for which a link must be in view. */
const inSightDelay = 500;
/** Maximum number of pages prefetched per page; a reader who opens the drawer is about to leave. */
const maxPrefetches = { in3G: 3, page: 6, drawer: 12 };

/** Links most likely to be tapped: the next page, the first entries of the home page. */
const likely = '.pagination [rel="next"], .door li a';
/** Links of the drawer while it is a popover, not a column. */
const inDrawer = '#drawer a[href]';
/** The first result of a search, which changes as the reader types. */
const firstResult = '.result-link[href]';

/** Without hover, fetches pages whose link was in view for 0.5 s; not with data saver or 2G. */
export function prefetchInSight(signal: AbortSignal): void {
  if (isFrugal() || matchMedia('(hover: hover)').matches) return;
  const fetched = new Set<string>();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();

  const fetchLater = (link: Element): void => {
    const timer = setTimeout(() => fetchAhead(link), inSightDelay);
    timers.set(link, timer);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(timers.get(target));
        if (isIntersecting) fetchLater(target);
      }
    },
    { threshold: 1 },
  );
  function fetchAhead(link: Element): void {
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    // Links behind the open search cannot be tapped, and the index needs the network.
    if (!link.matches(firstResult) && document.querySelector('#search-dialog[open]')) return void fetchLater(link);
    if (fetched.size >= maxPrefetches[is3G() ? 'in3G' : link.matches(inDrawer) ? 'drawer' : 'page']) return;
    fetched.add(link.pathname);
    prefetch(link);
    fetchSheets();
  }
  for (const link of queryAll(matchMedia(desktop).matches ? likely : `${likely}, ${inDrawer}`)) observer.observe(link);

  /** Observing it again restarts the half second: by now it may lead elsewhere. */
  const watchFirst = (list: Element) => {
    const link = list.querySelector(firstResult);
    if (!link) return;
    observer.unobserve(link);
    observer.observe(link);
  };
  const lists = new MutationObserver((changes) => {
    for (const island of new Set(changes.map(({ target }) => islandOf(target)))) if (island) watchFirst(island);
  });
  for (const island of queryAll('[data-island]')) {
    lists.observe(island, { subtree: true, childList: true, attributeFilter: ['href'] });
  }

  signal.addEventListener('abort', () => {
    observer.disconnect();
    lists.disconnect();
    for (const timer of timers.values()) clearTimeout(timer);
  });
}

const islandOf = (node: Node): Element | null | undefined =>
  node instanceof Element ? node.closest('[data-island]') : node.parentElement?.closest('[data-island]');
