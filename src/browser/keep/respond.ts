import { keyOf } from '../../model/config/keep.ts';

export interface ResponseSources {
  readonly online: () => Promise<Response>;
  readonly kept: (key: string) => Promise<Response | undefined>;
  /** Redirects from the front page to the kept language, which may not be the browser's. */
  readonly home: () => Promise<Response | undefined>;
  /** Shown instead of a page that is not kept, in the language of the key if possible. */
  readonly missing: (key: string) => Promise<Response | undefined>;
  /** Resolves when the network has run out of time for a kept file. */
  readonly late: () => Promise<void>;
  /** Called when the network was too late: the next kept file need not wait as long. */
  readonly gaveUp: () => void;
}

/** True if the name of a file changes with its content, so that a kept one is never stale. */
const isUnchanging = (key: string): boolean => /^_astro\/|^search\/.*[.-][0-9a-f]{8,}\./.test(key);

/** True if the server cannot or must not send the page; a 404 is shown for kept pages too. */
const isRefusal = (status: number): boolean => status >= 500 || [403, 429, 451].includes(status);

/** The response once its body has arrived: a filter may pass only the beginning. */
async function whole(response: Response): Promise<Response> {
  await response.clone().arrayBuffer();
  return response;
}

/**
 * The response to a request: from the network, or first from what is kept if its name has a hash.
 * @throws the network error, if nothing else can be shown
 */
export async function respond(
  path: string,
  isPage: boolean,
  { online, kept, home, missing, late, gaveUp }: ResponseSources,
): Promise<Response> {
  const key = keyOf(path);
  // If the cache cannot be read, only the network responds.
  const stored = await (key === '' ? home() : kept(key)).catch(() => undefined);
  if (!stored)
    return online().catch(async (error: unknown) => {
      const page = isPage ? await missing(key).catch(() => undefined) : undefined;
      if (!page) throw error;
      return new Response(page.body, { status: 503, headers: page.headers });
    });
  if (isUnchanging(key)) return stored;
  let isLate = false;
  const shown = await Promise.race([
    online()
      .then(whole)
      .then(
        (response) => (isRefusal(response.status) ? stored : response),
        () => stored,
      ),
    late().then(() => {
      isLate = true;
      return stored;
    }),
  ]);
  if (isLate) gaveUp();
  // An unread response keeps its file open, and so on disk after the reader has removed it.
  if (shown !== stored) await stored.body?.cancel();
  return shown;
}
