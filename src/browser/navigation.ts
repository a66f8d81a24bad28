import type { TransitionBeforePreparationEvent, TransitionBeforeSwapEvent } from 'astro:transitions/client';
import { inTime } from '../dom/inTime.ts';

/** Milliseconds after which a page switch shows that it is under way, per the specification. */
const loadingBarDelay = 200;

/** Milliseconds after which a page that has not come is left to the browser, which shows that it waits and can be stopped. */
const patience = 20_000;

/** What Astro's router leaves open: the loading bar, pages that do not come or are of another build, scroll, focus, the state of `<html>`. */
export function watchNavigation(): void {
  let keptScroll: number | undefined;

  document.addEventListener('astro:before-preparation', (event: TransitionBeforePreparationEvent) => {
    const bar = document.createElement('div');
    bar.className = 'loading-bar';
    const showBar = setTimeout(() => document.body.append(bar), loadingBarDelay);
    const load = event.loader;
    event.loader = async () => {
      try {
        await inTime(load(), patience, 'It');
        if (event.defaultPrevented) throw new Error('It is not a page.');
        if (isOfAnotherBuild(event.newDocument)) event.preventDefault();
      } catch (error) {
        event.preventDefault();
        // A reader who goes somewhere else meanwhile has changed their mind; nothing failed.
        if (!event.signal.aborted)
          console.warn(`${event.to.href} could not be loaded; the whole page is loaded instead.`, error);
      } finally {
        clearTimeout(showBar);
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

/** A page of another build is loaded whole: its scripts would run next to those of this page, whose later files may be gone by now. */
function isOfAnotherBuild(page: Document): boolean {
  const scriptsOf = (some: Document) =>
    [...some.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
  const known = scriptsOf(document);
  return scriptsOf(page).some((script) => !known.includes(script));
}
