let leaving = new AbortController();
document.addEventListener('astro:before-swap', () => leaving.abort());

/**
 * Runs a set-up for the present page and again for each page that takes its place. What it does outside the page, such as listening to
 * `window`, ends with the signal (`listen`), so that nothing of a page that was left stays alive. A set-up that fails takes no other along.
 */
export function onPage(setUp: (signal: AbortSignal) => void): void {
  const run = () => {
    if (leaving.signal.aborted) leaving = new AbortController();
    try {
      setUp(leaving.signal);
    } catch (error) {
      console.error('A part of the page does not work.', error);
    }
  };
  run();
  document.addEventListener('astro:after-swap', run);
}

/** Listens until the page is left. Older browsers ignore `signal` among the options of `addEventListener`. */
export function listen<K extends keyof WindowEventMap>(
  target: Window,
  type: K,
  listener: (event: WindowEventMap[K]) => void,
  signal: AbortSignal,
): void;
export function listen<K extends keyof DocumentEventMap>(
  target: Document,
  type: K,
  listener: (event: DocumentEventMap[K]) => void,
  signal: AbortSignal,
): void;
export function listen(target: MediaQueryList, type: 'change', listener: () => void, signal: AbortSignal): void;
export function listen(target: EventTarget, type: string, listener: EventListener, signal: AbortSignal): void {
  target.addEventListener(type, listener, { passive: type === 'scroll' });
  signal.addEventListener('abort', () => target.removeEventListener(type, listener));
}

/** All elements of the page that match, typed as HTML elements. */
export function all(selector: string, within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)];
}
