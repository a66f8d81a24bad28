import { inTime } from '../dom/inTime.ts';
import { inQuery } from '../model/config/feedback.ts';
import type { Revision } from '../model/content/revision.ts';

/** Milliseconds in which the file with the commit has to come; without it the message has the version alone. */
const patience = 3000;

/**
 * Adds to the messages that the links prepare what the page does not say: the section that the address names, and the commit and day of the build.
 * Each link works without that.
 */
export async function completeFeedback(element: HTMLElement): Promise<void> {
  const address = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  if (address === undefined) return;
  const build = await inTime(buildOf(), patience, 'Loading build.json').catch(() => '');
  const { hash } = location;
  const heading = textOf(document.getElementById(hash.slice(1)));
  // The page for an address that leads nowhere knows it only here.
  const here = document.querySelector('#nearest-pages') ? inQuery(location.href) : address;
  const known = [heading && hash, heading && `\n${heading}`, build && `\n${build}`].join('');
  for (const link of element.querySelectorAll('a'))
    link.href = link.href.replace(`=${address}`, `=${here}${inQuery(known)}`);
}

/** The words of a heading, without the link that its end is. */
const textOf = (heading: HTMLElement | null): string =>
  [...(heading?.childNodes ?? [])]
    .filter((node) => !(node instanceof Element && node.matches('.heading-link')))
    .map(({ textContent }) => textContent)
    .join('')
    .trim();

async function buildOf(): Promise<string> {
  const response = await fetch(`${document.documentElement.dataset.base ?? ''}/build.json`);
  const { commit = '', day }: Revision = await response.json();
  return `${commit} ${day}`.trim();
}
