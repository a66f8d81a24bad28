import { all, listen } from './page.ts';

/** Dropdowns are `<details>`: they close when a click, the focus or Escape leaves them. */
export function watchDropdowns(signal: AbortSignal): void {
  const closeAllBut = (target: EventTarget | null) => {
    for (const dropdown of all('[data-dropdown][open]')) {
      if (!(target instanceof Node && dropdown.contains(target))) dropdown.removeAttribute('open');
    }
  };
  // The reader may have left one before this code was there.
  for (const dropdown of all('[data-dropdown][open]:not(:hover):not(:focus-within)')) dropdown.removeAttribute('open');
  listen(document, 'focusin', ({ target }) => closeAllBut(target), signal);
  // A link to a heading of this page ends the menu that it is in.
  listen(
    document,
    'click',
    ({ target }) => closeAllBut(target instanceof Element && target.closest('a[href^="#"]') ? null : target),
    signal,
  );
  const closeByEscape = (event: KeyboardEvent) => {
    const open = event.key === 'Escape' ? document.querySelector('[data-dropdown][open]') : null;
    if (!open) return;
    open.removeAttribute('open');
    open.querySelector('summary')?.focus();
  };
  listen(document, 'keydown', closeByEscape, signal);
}
