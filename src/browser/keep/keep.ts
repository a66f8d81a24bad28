import type { KeepSettings } from '../../components/mdx/KeepOffline/KeepOffline.tsx';
import { abortAfter } from '../../dom/inTime.ts';
import { isReachable } from '../../dom/reload.ts';
import { filesOfScope, type KeepList, type Scope, scopes, sizeOfDownload } from '../../model/config/keep.ts';
import { formatSize } from '../../model/text/format.ts';
import { fill } from '../../model/text/messages.ts';
import keepStyles from '../../styles/keep.css?url';
import { addStyles } from '../addStyles.ts';
import { all, listen } from '../page.ts';
import { download, isFull, OtherFile, type Plan, plan } from './download.ts';
import { cacheName, deleteCaches, type Kept, keptCaches, listIn, replaceCaches } from './store.ts';
import { type Interruption, type KeepState, type Obstacle, viewOf } from './view.ts';

/** Milliseconds until a running Chromium frees the disk space of deleted caches. */
const diskDelay = 2000;

/** Milliseconds after which loading the list of files is treated as failed. */
const timeout = 30_000;

/** A failure that a retry cannot change. */
class Impossible extends Error {
  readonly why: Obstacle;
  constructor(why: Obstacle, options?: ErrorOptions) {
    super(`Nothing can be stored: ${why}.`, options);
    this.why = why;
  }
}

/** Starts the controls that keep the site; stores nothing before a button is pressed. */
export function startKeeping(element: HTMLElement, left: AbortSignal): void {
  const settings: KeepSettings = JSON.parse(element.dataset.keep ?? '');
  const { locale, language, texts } = settings;
  const top = `${location.origin}${document.documentElement.dataset.base ?? ''}/`;
  let state: KeepState = { kind: 'empty', wasRemoved: history.state?.wasRemoved === true };
  let isAnythingKept = false;
  let running = { controller: new AbortController(), work: Promise.resolve() };

  function show(next: KeepState): void {
    state = next;
    const view = viewOf(state, isAnythingKept, texts, locale);
    const focused = document.activeElement;
    const controls = all('[data-control]', element);
    for (const control of controls) control.hidden = !view.controls.some((name) => name === control.dataset.control);
    // Otherwise the focus would move to the top of the page.
    if (focused?.closest('[data-keep] [hidden]'))
      element.querySelector<HTMLElement>(':not([hidden]) > button:not([hidden])')?.focus();
    const status = element.querySelector('[role="status"]');
    if (status && status.textContent !== view.status) status.textContent = view.status;
    const text = element.querySelector('[data-progress]');
    if (text) text.textContent = view.progress?.text ?? '';
    const bar = element.querySelector('progress');
    if (!bar) return;
    bar.hidden = !view.progress;
    bar.max = view.progress?.all ?? 1;
    bar.value = view.progress?.done ?? 0;
  }

  async function cachesOfLanguage(): Promise<Kept[]> {
    const kept = await keptCaches(caches, top).catch((cause: unknown) => {
      throw new Impossible('browser', { cause });
    });
    isAnythingKept = kept.length > 0;
    return kept.filter((each) => each.language === language);
  }

  async function planOf(list: KeepList, scope: Scope, existing: readonly Kept[]): Promise<Plan> {
    const isIt = (kept: Kept) => kept.scope === scope && kept.build === list.build;
    const open = ({ name }: Kept) => caches.open(name);
    const [cache] = await Promise.all(existing.filter(isIt).map(open));
    const others = await Promise.all(existing.filter((kept) => !isIt(kept)).map(open));
    return plan({ list, scope, top, cache, others });
  }

  /** Shows what is stored, how large the rest is, and whether the site has changed since. */
  async function look(): Promise<void> {
    const existing = await cachesOfLanguage();
    const complete = existing.find(({ isComplete }) => isComplete);
    const begun = existing.find(({ isComplete }) => !isComplete);
    const worker = await navigator.serviceWorker.getRegistration(top);
    const keptList = complete && (await listIn(caches, complete.name, top));
    if (complete && keptList && worker)
      show({ kind: 'complete', scope: complete.scope, onDevice: keptList.onDevice[complete.scope], update: undefined });
    else if (begun ?? complete) show({ kind: 'incomplete', scope: (begun ?? complete)?.scope ?? 'guides' });
    const list = await loadList().catch((error: unknown) => {
      if (error instanceof Impossible && existing.length === 0) throw error;
      // Offline: what is stored can be read and removed.
      console.warn('The list of files could not be loaded.', error);
    });
    if (left.aborted || state.kind === 'storing') return;
    if (list) await showSizes(list, existing);
    if (state.kind === 'empty') return show(state);
    if (!list || state.kind !== 'complete' || !complete || complete.build === list.build) return;
    const { toLoad } = await planOf(list, complete.scope, existing);
    show({ ...state, update: sizeOfDownload(toLoad) });
  }

  async function showSizes(list: KeepList, existing: readonly Kept[]): Promise<void> {
    for (const scope of scopes) {
      const size = element.querySelector(`[data-size="${scope}"]`);
      const { toLoad } = await planOf(list, scope, existing);
      const values = { download: sizeOfDownload(toLoad), device: list.onDevice[scope] };
      if (size)
        size.textContent = fill(texts.size, {
          download: formatSize(values.download, locale),
          device: formatSize(values.device, locale),
        });
    }
  }

  async function loadList(): Promise<KeepList> {
    const response = await fetch(`${top}keep/${language}.json`, { cache: 'no-store', signal: abortAfter(timeout) });
    if (response.status === 404) throw new Impossible('site');
    if (!response.ok) throw new Error(`The list of files was answered with status ${response.status}.`);
    return response.json();
  }

  /** Stores a scope of the newest build; the older one is used until it is complete. */
  async function keep(scope: Scope, signal: AbortSignal): Promise<void> {
    const list = await loadList();
    await registerWorker(top);
    const kept = { language, scope, build: list.build };
    const cache = await caches.open(cacheName(kept));
    const plan = await planOf(list, scope, await cachesOfLanguage());
    const whole = sizeOfDownload(filesOfScope(list, scope));
    let done = sizeOfDownload(plan.there);
    const showProgress = () => {
      if (!signal.aborted) show({ kind: 'storing', scope, done, all: whole });
    };
    showProgress();
    await download({
      plan,
      top,
      cache,
      signal,
      onFile: ([, packed]) => {
        done += packed;
        showProgress();
      },
    });
    if (signal.aborted) return;
    await replaceCaches(caches, kept, cache, top, list);
  }

  async function store(scope: Scope): Promise<void> {
    const { signal } = running.controller;
    isAnythingKept = true;
    show({ kind: 'storing', scope, done: 0, all: 1 });
    try {
      await keep(scope, signal).catch((error: unknown) => {
        // A new version was published meanwhile: its list may match.
        if (!(error instanceof OtherFile)) throw error;
        return keep(scope, signal);
      });
      if (signal.aborted) show({ kind: 'incomplete', scope, why: 'paused' });
      else await look();
    } catch (error) {
      if (left.aborted) return;
      if (!signal.aborted) console.warn('Storing has ended.', error);
      if (error instanceof Impossible) return show({ kind: 'impossible', why: error.why });
      show({ kind: 'incomplete', scope, why: interruptionOf(error, signal) });
    }
  }

  async function removeAll(): Promise<void> {
    show({ kind: 'removing' });
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
    isAnythingKept = false;
    show({ kind: 'empty', wasRemoved: true });
  }

  /** Stops the running work and starts the next once it has ended. */
  function next(work: () => Promise<void>): void {
    running.controller.abort();
    running = { controller: new AbortController(), work: running.work.then(work) };
  }
  const begin = (scope: Scope) => next(() => store(scope));
  const again = () => {
    if (state.kind === 'incomplete' || state.kind === 'complete') begin(state.scope);
  };
  const report = (error: unknown) => {
    console.warn('Keeping the site does not work here.', error);
    show({ kind: 'impossible', why: error instanceof Impossible ? error.why : 'browser' });
  };
  const acts = {
    guides: () => begin('guides'),
    everything: () => begin('everything'),
    resume: again,
    update: again,
    pause: () => running.controller.abort(),
    remove: () => next(() => removeAll().catch(report)),
  };
  for (const [name, act] of Object.entries(acts))
    element.querySelector(`button[name="${name}"]`)?.addEventListener('click', act);
  listen(window, 'online', () => state.kind === 'incomplete' && state.why === 'network' && again(), left);
  left.addEventListener('abort', () => running.controller.abort());
  void addStyles(keepStyles);
  const obstacle = obstacleHere();
  if (obstacle) show({ kind: 'impossible', why: obstacle });
  else look().catch(report);
}

function obstacleHere(): Obstacle | undefined {
  if (location.protocol === 'file:') return 'file';
  if (!isSecureContext) return 'insecure';
  return 'serviceWorker' in navigator && 'caches' in self ? undefined : 'browser';
}

/** Registers the worker and waits until it is active. @throws {Impossible} if that fails */
async function registerWorker(top: string): Promise<void> {
  const registration = await navigator.serviceWorker
    .register(`${top}worker.js`, { updateViaCache: 'none' })
    .catch((cause: unknown) => {
      // Private windows, and browsers with storage turned off.
      throw cause instanceof DOMException ? new Impossible('browser', { cause }) : cause;
    });
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  await new Promise<void>((resolve) => {
    const check = () => {
      if (worker?.state !== 'activated' && worker?.state !== 'redundant') return;
      worker.removeEventListener('statechange', check);
      resolve();
    };
    worker?.addEventListener('statechange', check);
    check();
  });
  if (!(await navigator.serviceWorker.getRegistration(top))) throw new Impossible('site');
}

function interruptionOf(error: unknown, signal: AbortSignal): Interruption {
  if (signal.aborted) return 'paused';
  if (isFull(error)) return 'full';
  return error instanceof OtherFile ? 'changed' : 'network';
}
