import { listen } from './page.ts';

/** Hides the navbar while scrolling down, if configured. */
export function hideNavbarOnScroll(signal: AbortSignal): void {
  const navbar = document.querySelector<HTMLElement>('[data-hide-on-scroll]');
  if (!navbar) return;
  let last = scrollY;
  const update = () => {
    const hidden = scrollY > last && scrollY > navbar.offsetHeight;
    navbar.toggleAttribute('data-hidden', hidden && !navbar.contains(document.activeElement));
    last = scrollY;
  };
  listen(window, 'scroll', update, signal);
}
