// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import strings from '../../../site/strings/en.ts';
import { fire, the } from '../testing.ts';
import { startKeeping } from './keep.ts';
import type { KeepState } from './state.ts';
import { viewOf } from './view.ts';

const { texts } = strings.keep;
const left = new AbortController();
const kept = 'kept-1 en guides b1';
/** Everything removed from the device, in order. */
let removed: string[];
let list: Response;

const statusOf = (state: KeepState) => viewOf(state, texts, 'en').status;
const shown = () => document.querySelector('[role="status"]')?.textContent;

beforeEach(() => {
  removed = [];
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('caches', {
    keys: async () => [kept],
    delete: async (name: string) => removed.push(name) > 0,
    open: async () => ({ match: async () => undefined, keys: async () => [] }),
  });
  const workers = ['/', '/app/'].map((path) => {
    return { scope: location.origin + path, unregister: async () => removed.push(`worker of ${path}`) > 0 };
  });
  vi.stubGlobal('navigator', {
    serviceWorker: { controller: null, getRegistration: async () => undefined, getRegistrations: async () => workers },
  });
  vi.stubGlobal('fetch', async () => list);
  localStorage.setItem('theme', 'dark');
  const settings = JSON.stringify({ locale: 'en', language: 'en', texts }).replaceAll('"', '&quot;');
  document.body.innerHTML = `<div data-keep="${settings}"><p role="status"></p><progress></progress><button name="guides"></button><button name="pause"></button><button name="remove" data-control="remove"></button></div>`;
});
const start = () => startKeeping(the('[data-keep]'), left.signal);

it('reports that nothing can be kept if the site has no list of files', async () => {
  vi.stubGlobal('caches', { keys: async () => [] });
  list = new Response('', { status: 404 });
  start();
  await expect.poll(shown).toBe(statusOf({ kind: 'impossible', why: 'site', isAnythingKept: false }));
});

it('names a browser that refuses storage, and sends no request', async () => {
  vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('Denied', 'SecurityError')) });
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  start();
  await expect.poll(shown).toBe(statusOf({ kind: 'impossible', why: 'browser', isAnythingKept: false }));
  expect(fetched).not.toHaveBeenCalled();
});

it('removes the pages before their worker, no other worker, and also the settings', async () => {
  list = new Response('', { status: 503 });
  start();
  the('[name="remove"]').click();
  const empty = statusOf({ kind: 'empty', wasRemoved: true, isAnythingKept: false });
  await expect.poll(shown, { timeout: 5000 }).toBe(empty);
  expect(removed).toEqual([kept, 'worker of /']);
  expect(localStorage.length).toBe(0);
});

it('a look at the device that ends after the reader has begun to store does not hide the progress', async () => {
  vi.stubGlobal('caches', { keys: async () => [] });
  const requests: { readonly signal: AbortSignal; readonly arrive: (response: Response) => void }[] = [];
  const hang = (_: string, { signal }: { readonly signal: AbortSignal }) =>
    new Promise((arrive) => requests.push({ signal, arrive }));
  vi.stubGlobal('fetch', hang);
  start();
  await expect.poll(() => requests.length).toBe(1);
  the('[name="guides"]').click();
  expect(requests[0]?.signal.aborted).toBe(true);
  requests[0]?.arrive(new Response('', { status: 404 }));
  await expect.poll(() => requests.length).toBe(2);
  expect(shown()).toBe(statusOf({ kind: 'storing', scope: 'guides', done: 0, all: 1 }));
});

it('goes on when the network is back, unless the reader has paused', async () => {
  vi.stubGlobal('caches', { keys: async () => [] });
  list = new Response('', { status: 503 });
  start();
  the('[name="guides"]').click();
  await expect.poll(shown).toBe(statusOf({ kind: 'incomplete', scope: 'guides', why: 'network' }));
  fire(window, 'online');
  expect(shown()).toBe(texts.storing);
  the('[name="pause"]').click();
  fire(window, 'online');
  expect(shown()).toBe(statusOf({ kind: 'incomplete', scope: 'guides', why: 'paused' }));
});
