import { abortAfter } from '../../dom/inTime.ts';

/** Milliseconds to wait for the English page. */
const patience = 20_000;

/**
 * The text of the English page.
 * @throws {Error} if the page does not come, or is not the English one
 */
export async function loadEnglish(): Promise<HTMLElement> {
  const { href } = document.querySelector<HTMLAnchorElement>('a[data-language="en"]') ?? {};
  const { pathname } = new URL(href ?? '', location.href);
  const response = await fetch(pathname, { signal: abortAfter(patience) });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const text = page.querySelector<HTMLElement>('.content');
  if (!response.ok || !text || page.documentElement.lang !== 'en')
    throw new Error(`${pathname} was answered with ${response.status} and no English text.`);
  return text;
}
