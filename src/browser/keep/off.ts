/**
 * The kill switch: published as `worker.js` it takes the place of every worker at its reader's next visit, deletes what was kept, since nothing
 * could open it any more, and ends itself. The build puts it into `keep/off.js` (docs/keep.md).
 */
import { deleteCaches } from './store.ts';
import type { ServiceWorkerScope } from './workerScope.ts';

declare const self: ServiceWorkerScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([deleteCaches(caches, () => true), self.registration.unregister()])),
);
