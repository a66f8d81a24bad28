import { inQuery } from '../model/config/feedback.ts';

/** Adds the section or the unknown address to the prepared messages. */
export function completeFeedback(element: HTMLElement): void {
  const address = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  if (address === undefined) return;
  const { hash, href } = location;
  // The "#" is the link of the heading to itself.
  const heading = document.getElementById(hash.slice(1))?.textContent.replace(/#$/, '').trim();
  const section = heading ? inQuery(`${hash}\n${heading}`) : '';
  const here = document.querySelector('#not-found-search') ? inQuery(href) : address;
  for (const link of element.querySelectorAll('a')) link.href = link.href.replace(`=${address}`, `=${here}${section}`);
}
