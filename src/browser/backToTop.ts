/** Shows the link to the top once two screens lie above. */
export function showBackToTop(signal: AbortSignal): void {
  const link = document.querySelector<HTMLElement>('[data-back-to-top]');
  if (!link) return;
  const update = () => link.toggleAttribute('data-shown', scrollY > 2 * innerHeight);
  update();
  addEventListener('scroll', update, { passive: true, signal });
}
