/** The work of the controls: reads what is stored, stores a scope, removes everything. */
import { isReachable } from '../../dom/reload.ts';
import {
  filesOfScope,
  type KeepList,
  type KeptFile,
  type Scope,
  scopes,
  sizeOfDownload,
} from '../../model/config/keep.ts';
import { type DownloadPlan, download, fetchAll, isFull, OtherFile, planDownload } from './download.ts';
import type { KeepEvent, Obstacle, StoredPages } from './state.ts';
import { cacheName, deleteCaches, type KeptCache, keptCaches, listIn, replaceCaches } from './store.ts';

/** Milliseconds until a running Chromium frees the disk space of deleted caches. */
const diskDelay = 2000;

/** Milliseconds without a byte after which loading the list of files is treated as failed. */
const timeout = 30_000;

/** A failure that a retry cannot change. */
class Impossible extends Error {
  readonly why: Obstacle;
  constructor(why: Obstacle, options?: ErrorOptions) {
    super(`Nothing can be stored: ${why}.`, options);
    this.why = why;
  }
}

/** Address of the top of the site, with a final slash. */
const top = `${location.origin}${document.documentElement.dataset.base ?? ''}/`;

export interface KeepTask {
  /** Path segment of the language. */
  readonly language: string;
  /** Aborted when other work begins, the reader pauses, or the page is left. */
  readonly signal: AbortSignal;
  readonly dispatch: (event: KeepEvent) => void;
  readonly showSize: (scope: Scope, download: number, device: number) => void;
}

/** The event that an error means; only storing can go on later. */
export function eventOf(error: unknown, isStoring: boolean): KeepEvent {
  if (error instanceof Impossible) return { kind: 'impossible', why: error.why };
  if (!isStoring) return { kind: 'impossible', why: 'browser' };
  return { kind: 'incomplete', why: isFull(error) ? 'full' : error instanceof OtherFile ? 'changed' : 'network' };
}

/** Reports what is stored, how large the rest is, and whether the site has changed since. */
export async function reportStored(task: KeepTask): Promise<void> {
  const { signal, dispatch } = task;
  const kept = await allKept();
  const own = kept.filter(({ language }) => language === task.language);
  const complete = own.find(({ isComplete }) => isComplete);
  dispatch({ kind: 'read', isAnythingKept: kept.length > 0, found: await stateOf(own, complete) });
  const list = await loadList(task).catch((error: unknown) => {
    if (error instanceof Impossible && own.length === 0) throw error;
    // Offline: what is stored can be read and removed.
    if (!signal.aborted) console.warn('The list of files could not be loaded.', error);
  });
  if (signal.aborted) return;
  if (list) await showSizes(task, list);
  const hasChanged = list && complete && complete.build !== list.build;
  dispatch({ kind: 'compared', update: hasChanged ? await sizeOfRest(task, list, complete.scope) : undefined });
}

const allKept = (): Promise<KeptCache[]> =>
  keptCaches(caches, top).catch((cause: unknown) => {
    throw new Impossible('browser', { cause });
  });

async function stateOf(own: readonly KeptCache[], complete: KeptCache | undefined): Promise<StoredPages | undefined> {
  const worker = await navigator.serviceWorker.getRegistration(top);
  const list = complete && (await listIn(caches, complete.name, top));
  if (complete && list && worker)
    return { kind: 'complete', scope: complete.scope, onDevice: list.onDevice[complete.scope] };
  const begun = own.find(({ isComplete }) => !isComplete) ?? complete;
  return begun && { kind: 'incomplete', scope: begun.scope };
}

async function loadList({ language, signal }: KeepTask): Promise<KeepList> {
  const { response, content } = await fetchAll(`${top}keep/${language}.json`, signal, timeout);
  if (response.status === 404) throw new Impossible('site');
  return JSON.parse(await content.text());
}

async function planOf({ language }: KeepTask, list: KeepList, scope: Scope): Promise<DownloadPlan> {
  let cache: Cache | undefined;
  const others: Cache[] = [];
  for (const kept of await allKept()) {
    if (kept.language !== language) continue;
    const opened = await caches.open(kept.name);
    if (kept.scope === scope && kept.build === list.build) cache = opened;
    else others.push(opened);
  }
  return planDownload({ list, scope, top, cache, others });
}

const sizeOfRest = async (...target: Parameters<typeof planOf>): Promise<number> =>
  sizeOfDownload((await planOf(...target)).toLoad);

async function showSizes(task: KeepTask, list: KeepList): Promise<void> {
  for (const scope of scopes) task.showSize(scope, await sizeOfRest(task, list, scope), list.onDevice[scope]);
}

/** Stores a scope of the newest build; the older one is used until it is complete. */
export async function store(scope: Scope, task: KeepTask): Promise<void> {
  const list = await storeNewest(scope, task).catch((error: unknown) => {
    // A new version was published meanwhile: its list may match.
    if (!(error instanceof OtherFile)) throw error;
    return storeNewest(scope, task);
  });
  if (task.signal.aborted) return;
  task.dispatch({ kind: 'complete', onDevice: list.onDevice[scope] });
  await showSizes(task, list);
}

async function storeNewest(scope: Scope, task: KeepTask): Promise<KeepList> {
  const { language, signal, dispatch } = task;
  const list = await loadList(task);
  await registerWorker();
  const kept = { language, scope, build: list.build };
  const cache = await caches.open(cacheName(kept));
  const plan = await planOf(task, list, scope);
  const all = sizeOfDownload(filesOfScope(list, scope));
  let done = sizeOfDownload(plan.there);
  dispatch({ kind: 'storing', done, all });
  const onFile = ([, packed]: KeptFile) => {
    done += packed;
    dispatch({ kind: 'storing', done, all });
  };
  await download({ plan, top, cache, signal, onFile });
  if (!signal.aborted) await replaceCaches(caches, kept, cache, top, list);
  return list;
}

/** Registers the worker and waits until it is active. @throws {Impossible} if that fails */
async function registerWorker(): Promise<void> {
  const registration = await navigator.serviceWorker
    .register(`${top}worker.js`, { updateViaCache: 'none' })
    .catch((cause: unknown) => {
      // Private windows, and browsers with storage turned off.
      throw cause instanceof DOMException ? new Impossible('browser', { cause }) : cause;
    });
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  await new Promise<void>((resolve) => {
    const check = () => {
      if (worker?.state === 'activated' || worker?.state === 'redundant') resolve();
    };
    worker?.addEventListener('statechange', check);
    check();
  });
  if (!(await navigator.serviceWorker.getRegistration(top))) throw new Impossible('site');
}

export async function removeAll({ dispatch }: KeepTask): Promise<void> {
  await deleteCaches(caches, () => true);
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(workers.filter(({ scope }) => scope === top).map((worker) => worker.unregister()));
  // Settings and earlier searches. Their keys have no namespace: nothing else is on this origin.
  localStorage.clear();
  await new Promise((resolve) => setTimeout(resolve, diskDelay));
  // The browser keeps the worker's file as long as a page that it served is open.
  if (navigator.serviceWorker.controller && (await isReachable(3000))) {
    history.replaceState({ ...history.state, wasRemoved: true }, '');
    location.reload();
    return;
  }
  dispatch({ kind: 'removed' });
}
