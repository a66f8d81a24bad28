/** Share of the window's height above which the navbar is too high to stay on the screen. */
const highest = 0.2;

/**
 * Tells the style sheets how high the navbar is, for what is or stops below it. With a reader's own style sheet its items can
 * take several lines: then it scrolls away with the page.
 */
export function measureNavbar(signal: AbortSignal): void {
  const navbar = document.querySelector<HTMLElement>('.navbar');
  if (!navbar) return;
  const { style } = document.documentElement;
  const measure = () => {
    const stays = navbar.offsetHeight < innerHeight * highest;
    navbar.toggleAttribute('data-scrolls-away', !stays);
    style.setProperty('--navbar', stays ? `${navbar.offsetHeight}px` : '0px');
  };
  const observer = new ResizeObserver(measure);
  observer.observe(navbar);
  signal.addEventListener('abort', () => observer.disconnect());
}
