/** A page as the server sent it. */
interface FetchedPage {
  readonly html: string;
  /** Address after redirects, without an anchor. */
  readonly address: string;
}

/** Lifetime of a page in milliseconds; Chrome keeps prefetched pages equally long. */
const freshness = 300_000;

const pages = new Map<string, FetchedPage>();

/**
 * Fetches a page, or returns the one that was fetched ahead.
 * @param address without an anchor
 * @throws {Error} if the request fails or the response is not HTML
 */
export async function fetchPage(address: string, options: RequestInit): Promise<FetchedPage> {
  const ahead = pages.get(address);
  if (ahead) return ahead;
  const response = await fetch(address, options);
  if (!response.headers.get('content-type')?.startsWith('text/html')) throw new Error('It is not a page.');
  return { html: await response.text(), address: response.redirected ? response.url : address };
}

/** Keeps a page in memory, since an old phone takes long to read the browser's cache after a tap. */
export async function fetchPageAhead(address: string): Promise<void> {
  try {
    pages.set(address, await fetchPage(address, { priority: 'low' }));
    setTimeout(() => pages.delete(address), freshness);
  } catch {
    // The tap requests it again.
  }
}
