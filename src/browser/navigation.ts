import type { TransitionBeforePreparationEvent, TransitionBeforeSwapEvent } from 'astro:transitions/client';

/** Milliseconds after which a page switch shows that it is under way, by the specification. */
const loadingBarDelay = 200;

/** What Astro's router leaves open: the loading bar, a warning for a failed load, scroll, focus and the state of `<html>`. */
export function watchNavigation(): void {
  let keptScroll: number | undefined;

  // A step through the history that is the affair of a part of the page (`query.ts`) does not reach the router.
  addEventListener('popstate', (step) => {
    const taken = !document.dispatchEvent(new Event('history-step', { cancelable: true }));
    if (taken) step.stopImmediatePropagation();
  });

  document.addEventListener('astro:before-preparation', (event: TransitionBeforePreparationEvent) => {
    const bar = document.createElement('div');
    bar.className = 'loading-bar';
    const timer = setTimeout(() => document.body.append(bar), loadingBarDelay);
    const load = event.loader;
    event.loader = async () => {
      try {
        await load();
        if (event.defaultPrevented)
          console.warn(`${event.to.href} could not be loaded; the whole page is loaded instead.`);
      } finally {
        clearTimeout(timer);
        bar.remove();
      }
    };
  });

  document.addEventListener(
    'astro:before-swap',
    ({ from, to, newDocument, navigationType }: TransitionBeforeSwapEvent) => {
      // What scripts noted on <html> outlives the page, which has none of it.
      Object.assign(newDocument.documentElement.dataset, { ...document.documentElement.dataset });
      const onlyQuery = from.pathname === to.pathname && from.search !== to.search && !to.hash;
      keptScroll = onlyQuery && navigationType !== 'traverse' ? scrollY : undefined;
    },
  );

  document.addEventListener('astro:after-swap', () => {
    if (keptScroll !== undefined) {
      scrollTo({ top: keptScroll, behavior: 'instant' });
      return;
    }
    const target = document.getElementById(location.hash.slice(1)) ?? document.querySelector('h1');
    if (!(target instanceof HTMLElement)) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  });
}
