import { all } from './page.ts';

/** Share of the window's height, from the top, above which a heading counts as reached. */
const readingLine = 0.25;

/** Marks the heading that the reader is at in the table of contents. */
export function markCurrentHeading(signal: AbortSignal): void {
  const links = all('[data-toc] a');
  const targets = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''));
    return heading ? [{ link, heading }] : [];
  });
  if (targets.length === 0) return;
  const update = () => {
    const reached = targets.filter(({ heading }) => heading.getBoundingClientRect().top < innerHeight * readingLine);
    const current = reached.at(-1)?.link;
    for (const { link } of targets) {
      if (link === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  update();
  addEventListener('scroll', update, { passive: true, signal });
}
