import { listen } from './page.ts';

/** If the configuration asks for it, the navbar hides while scrolling down and comes back while scrolling up. */
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
