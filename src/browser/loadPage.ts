import { fetchPage } from './pagesAhead.ts';

/** A page that can replace the current one. */
export interface LoadedPage {
  readonly page: Document;
  /** Its address, after redirects. */
  readonly address: URL;
}

/**
 * Loads a page and the style sheets that it waits for.
 * @returns undefined if only the browser can open it: another origin or build, or a redirect page
 * @throws {Error} if the request fails or the answer is not HTML
 */
export async function loadPage(address: URL, signal: AbortSignal): Promise<LoadedPage | undefined> {
  const [withoutHash = ''] = address.href.split('#');
  const fetched = await fetchPage(withoutHash, { signal });
  const finalAddress = new URL(fetched.address);
  finalAddress.hash = address.hash;
  const page = new DOMParser().parseFromString(fetched.html, 'text/html');
  const [running, scripts] = [scriptsOf(document), scriptsOf(page)];
  // Scripts of another build would clash with the running ones; a page without any redirects.
  const isOfBuild = scripts.length > 0 && scripts.every((script) => running.includes(script));
  if (finalAddress.origin !== location.origin || !isOfBuild) return undefined;
  await Promise.all(sheetsOf(page).map(loadAhead));
  return { page, address: finalAddress };
}

const scriptsOf = (page: Document): string[] =>
  [...page.querySelectorAll('script[src]')].map((script) => script.getAttribute('src') ?? '');

const sheetsOf = (page: Document): string[] =>
  [...page.head.querySelectorAll('[rel=stylesheet]')].map((sheet) => sheet.getAttribute('href') ?? '');

/** Resolves when a style sheet has loaded or failed; at once if the current page has it. */
function loadAhead(href: string): Promise<void> | undefined {
  if (document.querySelector(`[rel=stylesheet][href="${href}"]`)) return undefined;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'style';
  link.href = href;
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve());
    document.head.append(link);
  });
}
