import lateStyles from '../styles/late.css?url';
import { addStyles } from './addStyles.ts';
import { listen } from './page.ts';

/** Adds a link to the top, which shows once two screens lie above. Without its style it is nothing to see, and hidden from the keyboard too. */
export function showBackToTop(signal: AbortSignal): void {
  const footer = document.querySelector<HTMLElement>('[data-back-to-top]');
  if (!footer) return;
  const link = document.createElement('a');
  link.className = 'back-to-top';
  link.href = '#top';
  link.setAttribute('aria-label', footer.dataset.backToTop ?? '');
  footer.append(link);
  // The style may be lost, or come when nobody waits for it any more.
  const update = () => {
    link.hidden = scrollY <= 2 * innerHeight || getComputedStyle(link).position !== 'fixed';
  };
  update();
  void addStyles(lateStyles).then(update);
  listen(window, 'scroll', update, signal);
}
