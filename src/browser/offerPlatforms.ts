import { all } from './page.ts';

/** The footer and, where it opens, the drawer get the menu of platforms when the reader comes near. */
export function offerPlatforms(signal: AbortSignal): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        const place = target.closest('.drawer, .footer');
        if (!place) continue;
        import('./platformMenu.ts')
          .then(({ addPlatformMenu }) => addPlatformMenu(place))
          .catch((error: unknown) => console.warn('The menu of platforms could not be loaded.', error));
      }
    },
    { rootMargin: '50%' },
  );
  // The head of the drawer is on the screen only while the drawer is open.
  for (const sign of all('.drawer-head, .footer-columns')) near.observe(sign);
  signal.addEventListener('abort', () => near.disconnect());
}
