import { isPageOf } from './headElements.ts';

/** A page that can take the place of the present one. */
export interface LoadedPage {
  readonly page: Document;
  /** Its address, after redirects. */
  readonly address: URL;
}

/**
 * Loads a page and the style sheets that it waits for.
 * @returns nothing if only the browser can open it: it is another site's, of another build, or only leads on
 * @throws {Error} if it does not come or is not a page
 */
export async function loadPage(address: URL, signal: AbortSignal): Promise<LoadedPage | undefined> {
  const response = await fetch(address.href, { signal });
  if (!response.headers.get('content-type')?.startsWith('text/html')) throw new Error('It is not a page.');
  const found = new URL(response.redirected ? response.url : address);
  found.hash = address.hash;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (found.origin !== location.origin || !isPageOf(scriptsOf(document), scriptsOf(page))) return undefined;
  await Promise.all(sheetsOf(page).map(loadAhead));
  return { page, address: found };
}

const scriptsOf = (page: Document): string[] =>
  [...page.querySelectorAll('script[src]')].map((script) => script.getAttribute('src') ?? '');

const sheetsOf = (page: Document): string[] =>
  [...page.head.querySelectorAll('[rel=stylesheet]')].map((sheet) => sheet.getAttribute('href') ?? '');

/** Waits until a style sheet has come or failed, unless the present page has it. */
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
