let leaving = new AbortController();
document.addEventListener('astro:before-swap', () => leaving.abort());

/**
 * Runs a set-up for the present page and again for each page that takes its place. Listeners on `window` and `document` take
 * the signal, so that nothing of a page that was left stays alive.
 */
export function onPage(setUp: (signal: AbortSignal) => void): void {
  const run = () => {
    if (leaving.signal.aborted) leaving = new AbortController();
    setUp(leaving.signal);
  };
  run();
  document.addEventListener('astro:after-swap', run);
}

/** All elements of the page that match, typed as HTML elements. */
export function all(selector: string, within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)];
}
