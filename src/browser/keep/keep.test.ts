// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import strings from '../../../site/strings/en.ts';
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
  const worker = { scope: `${location.origin}/`, unregister: async () => removed.push('worker') > 0 };
  vi.stubGlobal('navigator', {
    serviceWorker: { controller: null, getRegistration: async () => undefined, getRegistrations: async () => [worker] },
  });
  vi.stubGlobal('fetch', async () => list);
  localStorage.setItem('theme', 'dark');
  const settings = JSON.stringify({ locale: 'en', language: 'en', texts }).replaceAll('"', '&quot;');
  document.body.innerHTML = `<div data-keep="${settings}"><p role="status"></p><progress></progress><button name="guides"></button><button name="remove" data-control="remove"></button></div>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const start = () => {
  const element = document.querySelector<HTMLElement>('[data-keep]');
  if (element) startKeeping(element, left.signal);
};

it('reports that nothing can be kept if the site has no list of files', async () => {
  vi.stubGlobal('caches', { keys: async () => [] });
  list = new Response('', { status: 404 });
  start();
  await expect.poll(shown).toBe(statusOf({ kind: 'impossible', why: 'site', isAnythingKept: false }));
});

it('names a browser that refuses storage, and sends no request', async () => {
  vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('Denied', 'SecurityError')) });
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  start();
  await expect.poll(shown).toBe(statusOf({ kind: 'impossible', why: 'browser', isAnythingKept: false }));
  expect(asked).not.toHaveBeenCalled();
});

it('removes the pages before the worker, and also the settings', async () => {
  list = new Response('', { status: 503 });
  start();
  document.querySelector<HTMLElement>('[name="remove"]')?.click();
  const empty = statusOf({ kind: 'empty', wasRemoved: true, isAnythingKept: false });
  await expect.poll(shown, { timeout: 5000 }).toBe(empty);
  expect(removed).toEqual([kept, 'worker']);
  expect(localStorage.length).toBe(0);
});

it('a look at the device that ends after the reader has begun to store does not hide the progress', async () => {
  vi.stubGlobal('caches', { keys: async () => [] });
  const asked: { readonly signal: AbortSignal; readonly arrive: (response: Response) => void }[] = [];
  const hang = (_: string, { signal }: { readonly signal: AbortSignal }) =>
    new Promise((arrive) => asked.push({ signal, arrive }));
  vi.stubGlobal('fetch', hang);
  start();
  await expect.poll(() => asked.length).toBe(1);
  document.querySelector<HTMLElement>('[name="guides"]')?.click();
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[0]?.arrive(new Response('', { status: 404 }));
  await expect.poll(() => asked.length).toBe(2);
  expect(shown()).toBe(statusOf({ kind: 'storing', scope: 'guides', done: 0, all: 1 }));
});
