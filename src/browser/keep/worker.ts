/** The worker, `worker.js`, of readers who keep the site on their device. */
import { answer } from './answer.ts';
import { keptCaches, listIn } from './store.ts';
import type { ServiceWorkerScope } from './workerScope.ts';

declare const self: ServiceWorkerScope;

/** Milliseconds that the network has for a page that is kept. */
const patience = 4000;

/** Milliseconds without another wait for a slow network: `/` leads to `/fa/`. */
const pause = 10_000;

let waitsAgainAt = 0;

const top = new URL('./', self.location.href).href;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isPage = request.mode === 'navigate';
  // `no-store`: the reader is storing files.
  const isForServer =
    request.method !== 'GET' || request.headers.has('range') || (request.cache === 'no-store' && !isPage);
  if (isForServer || !request.url.startsWith(top)) return;
  const path = new URL(request.url).pathname.slice(new URL(top).pathname.length);
  event.respondWith(
    answer(path, isPage, {
      online: () => fetch(request),
      kept: find,
      home: findHome,
      missing: findMissing,
      late,
      gaveUp,
    }),
  );
});

async function late(): Promise<void> {
  if (Date.now() < waitsAgainAt) return;
  await new Promise((resolve) => setTimeout(resolve, patience));
}

/** Begins a pause, and prolongs none, so that a network that is back is noticed. */
function gaveUp(): void {
  if (Date.now() >= waitsAgainAt) waitsAgainAt = Date.now() + pause;
}

const complete = async () => (await keptCaches(caches, top)).filter(({ isComplete }) => isComplete);

async function find(key: string): Promise<Response | undefined> {
  for (const { name } of await complete()) {
    const kept = await caches.match(top + key, { cacheName: name });
    if (kept) return kept;
  }
  return undefined;
}

/** Leads to the language that was stored last: its reader chose it, whatever the browser speaks. */
async function findHome(): Promise<Response | undefined> {
  const [last] = (await complete()).slice(-1);
  return last && Response.redirect(`${top}${last.language}/`);
}

async function findMissing(key: string): Promise<Response | undefined> {
  const all = await complete();
  const own = all.find(({ language }) => key === language || key.startsWith(`${language}/`)) ?? all[0];
  const list = own && (await listIn(caches, own.name, top));
  return list && caches.match(top + list.missing, { cacheName: own.name });
}
