import { listen, queryAll } from './page.ts';

/** Dropdowns are `<details>`: a click outside, loss of focus or Escape closes them. */
export function watchDropdowns(signal: AbortSignal): void {
  const closeAllBut = (target: EventTarget | null) => {
    for (const dropdown of queryAll('[data-dropdown][open]')) {
      if (!(target instanceof Node && dropdown.contains(target))) dropdown.removeAttribute('open');
    }
  };
  // Before this code ran, the reader may have left one or chosen a heading in it.
  const isChosen = (link: HTMLElement) => link.matches(':hover') && link.getAttribute('href') === location.hash;
  for (const dropdown of queryAll('[data-dropdown][open]:not(:focus-within)'))
    if (!dropdown.matches(':hover') || queryAll('a', dropdown).some(isChosen)) dropdown.removeAttribute('open');
  listen(document, 'focusin', ({ target }) => closeAllBut(target), signal);
  // A link to a heading of this page closes the menu that contains it.
  const isLinkHere = (target: EventTarget | null) => target instanceof Element && target.closest('a[href^="#"]');
  listen(document, 'click', ({ target }) => closeAllBut(isLinkHere(target) ? null : target), signal);
  const closeByEscape = (event: KeyboardEvent) => {
    const open = event.key === 'Escape' ? document.querySelector('[data-dropdown][open]') : null;
    if (!open) return;
    open.removeAttribute('open');
    open.querySelector('summary')?.focus();
  };
  listen(document, 'keydown', closeByEscape, signal);
}
