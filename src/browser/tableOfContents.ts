import { listen, queryAll } from './page.ts';
import { lastReached } from './readingPlace.ts';

export function markCurrentHeading(signal: AbortSignal): void {
  const links = queryAll('[data-toc] a');
  const targets = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''));
    return heading ? [{ link, heading }] : [];
  });
  if (targets.length === 0) return;
  const update = () => {
    const current = lastReached(targets.map(({ heading }) => heading));
    for (const { link, heading } of targets) {
      if (heading === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  update();
  listen(window, 'scroll', update, signal);
}
