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
  for (const type of ['click', 'focusin'] as const)
    listen(document, type, (event) => closeAllBut(event.target), signal);
  const closeByEscape = (event: KeyboardEvent) => {
    const open = event.key === 'Escape' ? document.querySelector('[data-dropdown][open]') : null;
    if (!open) return;
    open.removeAttribute('open');
    open.querySelector('summary')?.focus();
  };
  listen(document, 'keydown', closeByEscape, signal);
}
