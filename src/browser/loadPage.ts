import { fetchPage } from './pagesAhead.ts';
import { loadSheet, sheetsIn } from './sheetsAhead.ts';

/** A page that can replace the current one. */
export interface NextPage {
  readonly page: Document;
  /** Its address, after redirects. */
  readonly address: URL;
}

/**
 * Loads a page and the style sheets that it waits for.
 * @returns undefined if only the browser can open it: another origin or build, or a redirect page
 * @throws {Error} if the request fails or the response is not HTML
 */
export async function loadPage(address: URL, signal: AbortSignal): Promise<NextPage | undefined> {
  const [withoutHash = ''] = address.href.split('#');
  const fetched = await fetchPage(withoutHash, { signal });
  const finalAddress = new URL(fetched.address);
  finalAddress.hash = address.hash;
  const page = new DOMParser().parseFromString(fetched.html, 'text/html');
  const [running, scripts] = [scriptsOf(document), scriptsOf(page)];
  // Scripts of another build would clash with the running ones; a page without any redirects.
  const isOfBuild = scripts.length > 0 && scripts.every((script) => running.includes(script));
  if (finalAddress.origin !== location.origin || !isOfBuild) return undefined;
  await Promise.all([...sheetsIn(page.head).keys()].map((href, index) => loadSheet(href, index === 0)));
  return { page, address: finalAddress };
}

const scriptsOf = (page: Document): string[] =>
  [...page.querySelectorAll('script[src]')].map((script) => script.getAttribute('src') ?? '');
