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
  let hasStyle = false;
  const update = () => {
    link.hidden = !hasStyle || scrollY <= 2 * innerHeight;
  };
  update();
  void addStyles(lateStyles).then(() => {
    hasStyle = true;
    update();
  });
  footer.append(link);
  listen(window, 'scroll', update, signal);
}
