/** Replaces the page with the target of a link or of a step through the history. */
import { withTimeout } from '../dom/withTimeout.ts';
import { announcePage } from './announcePage.ts';
import { paintFirstScreen } from './firstScreen.ts';
import { startLoadingBar } from './loadingBar.ts';
import { loadPage, type NextPage } from './loadPage.ts';
import './start.ts?script';
import { swapPage } from './swapPage.ts';
import './trustedTypes.ts';

/** Milliseconds before the browser loads a page itself, which readers can stop. */
const timeout = 20_000;

/** Milliseconds without scrolling before the position is written to the history entry. */
const scrollDelay = 100;

/** Address of the page shown; after a step through history the browser's is ahead. */
let shown = new URL(location.href);
let isAhead = false;

let underWay = new AbortController();

/** Switches to a page of this site, or has the browser load it if that fails. */
export function navigate(href: string): Promise<void> {
  saveScroll();
  if (!isAhead) shown = new URL(location.href);
  return switchTo(new URL(href, location.href));
}

/** @param restoredTop pixels from the top where the reader left it, after a step in history */
async function switchTo(to: URL, restoredTop?: number): Promise<void> {
  underWay.abort();
  underWay = new AbortController();
  const { signal } = underWay;
  const endLoadingBar = startLoadingBar();
  try {
    const loaded = await withTimeout(loadPage(to, signal), timeout, 'It');
    if (signal.aborted) return;
    if (loaded) show(loaded, restoredTop);
    else loadWhole(to);
  } catch (error) {
    // Aborted by a newer navigation: nothing failed.
    if (signal.aborted) return;
    console.warn(`${to.href} could not be loaded; the whole page is loaded instead.`, error);
    loadWhole(to);
  } finally {
    endLoadingBar();
  }
}

function loadWhole(to: URL): void {
  if (to.href === location.href) location.reload();
  else location.href = to.href;
}

function show({ page, address }: NextPage, restoredTop: number | undefined): void {
  const onlyQuery = shown.pathname === address.pathname && shown.search !== address.search && address.hash === '';
  // A step back or another query keeps the position; otherwise the address decides.
  const top = restoredTop ?? (onlyQuery ? scrollY : undefined);
  document.dispatchEvent(new Event('page-left'));
  if (restoredTop !== undefined) history.replaceState(history.state, '', address);
  else if (address.href !== location.href) history.pushState({ scrollY: 0 }, '', address);
  if (top === undefined && !address.hash) paintFirstScreen(page);
  swapPage(page);
  shown = address;
  isAhead = false;
  document.dispatchEvent(new Event('page-shown'));
  scrollTo({ top: 0, behavior: 'instant' });
  if (address.hash) pointToTarget();
  if (top !== undefined) scrollTo({ top, behavior: 'instant' });
  if (restoredTop !== undefined || !onlyQuery) focusStart();
  announcePage();
}

/** Scrolls to the anchor and sets `:target`, which `pushState` does not. */
function pointToTarget(): void {
  const { state } = history;
  location.replace(location.hash);
  // `replace` has emptied the state.
  history.replaceState(state, '');
}

function focusStart(): void {
  const start = document.getElementById(location.hash.slice(1)) ?? document.querySelector('h1');
  if (!(start instanceof HTMLElement)) return;
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

/** Writes the scroll position to the current history entry. */
function saveScroll(): void {
  if (!isAhead) history.replaceState({ ...history.state, scrollY }, '');
}

/** Scroll position in a step of the history; 0 if the router did not write it. */
const scrollOf = (state: { readonly scrollY?: number } | null): number => state?.scrollY ?? 0;

let scrollTimer: ReturnType<typeof setTimeout>;
addEventListener(
  'scroll',
  () => {
    clearTimeout(scrollTimer);
    scrollTimer = setTimeout(saveScroll, scrollDelay);
  },
  { passive: true },
);

addEventListener('popstate', ({ state }) => {
  const to = new URL(location.href);
  const isTaken = !document.dispatchEvent(new Event('history-step', { cancelable: true }));
  // The browser handles a place on the page itself: its history entry has no state yet.
  const isPlace = to.pathname === shown.pathname && (!state || to.search === shown.search);
  if (!isTaken && !isPlace) {
    isAhead = true;
    void switchTo(to, scrollOf(state));
    return;
  }
  if (state) underWay.abort();
  shown = to;
  isAhead = false;
  if (!state) saveScroll();
  else if (!isTaken) scrollTo({ top: scrollOf(state), behavior: 'instant' });
});

/** Steps through history scroll only once their page is in place. */
const scrollBySelf = () => {
  history.scrollRestoration = 'manual';
};
if (document.readyState === 'complete') scrollBySelf();
addEventListener('pageshow', scrollBySelf);
// On a reload the browser restores the scroll position.
addEventListener('pagehide', () => {
  history.scrollRestoration = 'auto';
});
if (!history.state) saveScroll();
