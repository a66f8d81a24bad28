/** Keeps the current page in sight in the sidebar; `beforePaint.ts` does it on the first page. */
export function watchCurrentEntry(): void {
  document.addEventListener('page-shown', showCurrentEntry);
  // The drawer is open in the next frame.
  document.addEventListener('beforetoggle', () => requestAnimationFrame(showCurrentEntry), { capture: true });
  // The drawer may already be open. Browsers without popovers reject the selector.
  if ('popover' in HTMLElement.prototype && document.querySelector('.drawer:popover-open')) showCurrentEntry();
}

/** Scrolls the current page to the middle of the sidebar, unless it is in sight. */
export function showCurrentEntry(): void {
  const entry = document.querySelector('.docs-sidebar [aria-current]');
  const drawer = entry?.closest('.drawer');
  if (!entry || !drawer?.clientHeight) return;
  const top = entry.getBoundingClientRect().top - drawer.getBoundingClientRect().top;
  if (top < 0 || top > 0.8 * drawer.clientHeight)
    drawer.scrollBy({ top: top - drawer.clientHeight / 2, behavior: 'instant' });
}
