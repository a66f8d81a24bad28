import type { ResponseSources } from './respond.ts';
import { keptCaches, listIn, type ReadCaches } from './store.ts';

/** Milliseconds without a response from the network after which the kept page is shown. */
const networkTimeout = 4000;

/** Milliseconds after a timeout without further waits: `/` redirects to `/fa/`, and one is enough. */
const pause = 10_000;

type FileRequest = Pick<Request, 'url' | 'method' | 'headers' | 'cache'>;

/** Decisions of the worker: what to respond with, and how long to wait for the network. */
interface KeptSite extends Omit<ResponseSources, 'online'> {
  /** Path of a request below `top`, undefined if only the server can respond. */
  readonly pathOf: (request: FileRequest, isPage: boolean) => string | undefined;
}

/** The site below the address `top` as it is kept in `caches`. */
export function keptSite(caches: ReadCaches, top: string, now: () => number): KeptSite {
  let waitsAgainAt = 0;
  const isPaused = () => now() < waitsAgainAt;
  const complete = async () => (await keptCaches(caches, top)).filter(({ isComplete }) => isComplete);
  return {
    pathOf({ url, method, headers, cache }, isPage) {
      // `no-store`: the reader is storing files.
      const isForServer = method !== 'GET' || headers.has('range') || (cache === 'no-store' && !isPage);
      if (isForServer || !url.startsWith(top)) return undefined;
      return url.slice(top.length).replace(/[?#].*/, '');
    },
    async late() {
      if (!isPaused()) await new Promise((resolve) => setTimeout(resolve, networkTimeout));
    },
    /** Starts a pause unless one is under way: we must notice when the network comes back. */
    gaveUp() {
      if (!isPaused()) waitsAgainAt = now() + pause;
    },
    async kept(key) {
      for (const { name } of await complete()) {
        const kept = await caches.match(top + key, { cacheName: name });
        if (kept) return kept;
      }
      return undefined;
    },
    /** Redirects to the language that was stored last: the reader chose it. */
    async home() {
      const [last] = (await complete()).slice(-1);
      return last && Response.redirect(`${top}${last.language}/`);
    },
    async missing(key) {
      const all = await complete();
      const cache = all.find(({ language }) => key === language || key.startsWith(`${language}/`)) ?? all[0];
      const list = cache && (await listIn(caches, cache.name, top));
      return list && caches.match(top + list.missing, { cacheName: cache.name });
    },
  };
}
