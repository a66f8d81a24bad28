/** The service worker (`worker.js`) of readers who keep the site on their device. */

import { keptSite } from './keptSite.ts';
import { respond } from './respond.ts';
import type { ServiceWorkerScope } from './workerScope.ts';

declare const self: ServiceWorkerScope;

const site = keptSite(caches, new URL('./', self.location.href).href, Date.now);

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isPage = request.mode === 'navigate';
  const path = site.pathOf(request, isPage);
  if (path === undefined) return;
  event.respondWith(respond(path, isPage, { ...site, online: () => fetch(request) }));
});
