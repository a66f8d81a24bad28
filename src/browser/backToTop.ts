import { listen } from './page.ts';

/** Adds a link to the top, which shows once two screens lie above; hidden until then even if its style is late. */
export function showBackToTop(signal: AbortSignal): void {
  const footer = document.querySelector<HTMLElement>('[data-back-to-top]');
  if (!footer) return;
  const link = document.createElement('a');
  link.className = 'back-to-top';
  link.href = '#top';
  link.setAttribute('aria-label', footer.dataset.backToTop ?? '');
  const update = () => {
    link.hidden = scrollY <= 2 * innerHeight;
  };
  update();
  footer.append(link);
  listen(window, 'scroll', update, signal);
}
