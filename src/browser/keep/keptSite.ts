import type { Sources } from './answer.ts';
import { keptCaches, listIn, type ReadCaches } from './store.ts';

/** Milliseconds that the network has before a kept page is shown. */
const patience = 4000;

/** Milliseconds without another wait for a slow network: `/` leads to `/fa/`. */
const pause = 10_000;

type Asked = Pick<Request, 'url' | 'method' | 'headers' | 'cache'>;

/** The decisions of the worker: what it answers with, and how long it waits for the network. */
interface KeptSite extends Omit<Sources, 'online'> {
  /** Path of a request below `top`, or nothing if the request is for the server alone. */
  readonly pathOf: (request: Asked, isPage: boolean) => string | undefined;
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
      if (!isPaused()) await new Promise((resolve) => setTimeout(resolve, patience));
    },
    /** Starts a pause unless one is under way: the return of the network must not go unnoticed. */
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
    /** Leads to the language that was stored last: the reader chose it. */
    async home() {
      const [last] = (await complete()).slice(-1);
      return last && Response.redirect(`${top}${last.language}/`);
    },
    async missing(key) {
      const all = await complete();
      const own = all.find(({ language }) => key === language || key.startsWith(`${language}/`)) ?? all[0];
      const list = own && (await listIn(caches, own.name, top));
      return list && caches.match(top + list.missing, { cacheName: own.name });
    },
  };
}
