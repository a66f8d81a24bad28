/** Share of the window's height above which the navbar is too tall to stay on screen. */
const maxShare = 0.2;

/** Passes the height of the navbar to style sheets; it wraps under a reader's own styles. */
export function measureNavbar(signal: AbortSignal): void {
  const navbar = document.querySelector<HTMLElement>('.navbar');
  if (!navbar) return;
  const { style } = document.documentElement;
  const measure = () => {
    const stays = navbar.offsetHeight < innerHeight * maxShare;
    navbar.toggleAttribute('data-scrolls-away', !stays);
    style.setProperty('--navbar', stays ? `${navbar.offsetHeight}px` : '0px');
  };
  const observer = new ResizeObserver(measure);
  observer.observe(navbar);
  signal.addEventListener('abort', () => observer.disconnect());
}
