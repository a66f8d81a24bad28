/** The kill switch, published as `worker.js`: deletes kept files and itself (docs/keep.md). */
import { deleteCaches } from './store.ts';
import type { ServiceWorkerScope } from './workerScope.ts';

declare const self: ServiceWorkerScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([deleteCaches(caches, () => true), self.registration.unregister()])),
);
