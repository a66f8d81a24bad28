// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import strings from '../../site/strings/en.ts';
import { words } from '../../tests/output/requirements/words.ts';
import { fire, settle, the } from './testing.ts';

const start = vi.fn();
const reloadWith = vi.fn();
let loadStrings: () => Promise<typeof strings>;
let module: { default?: typeof start };
vi.mock('./islands/mount.tsx', () => ({}));
vi.mock('./islands/requestBuilder.tsx', () => ({
  get default() {
    return module.default;
  },
}));
vi.mock('./strings.ts', () => ({
  loadStrings: () => loadStrings(),
  loadSearchStrings: vi.fn(),
  pageLocale: () => 'ru',
}));
vi.mock('../dom/reload.ts', () => ({ isReachable: async () => true, reloadWith }));

let page: AbortController;
let islands: typeof import('./islands.ts');

beforeEach(async () => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  page = new AbortController();
  loadStrings = async () => strings;
  module = { default: start };
  islands = await import('./islands.ts');
});
afterEach(() => {
  page.abort();
  history.replaceState(null, '', '/en');
});

/** Opens a page with an island. */
function open(name = 'requestBuilder', address = '/en'): HTMLElement {
  history.replaceState(null, '', address);
  document.body.innerHTML = `<main><div data-island="${name}" data-reads-hash="request" data-failed="Failed." data-retry="Again">
    <button id="control"></button></div></main>`;
  islands.watchIslands(page.signal);
  return the('[data-island]');
}
const isStarted = (island: HTMLElement) => vi.waitFor(() => expect(island.dataset['hydrated']).toBe(''));

it.each(['pointerover', 'touchstart', 'focusin'])('An island starts once, on %s', async (intent) => {
  const island = open();
  await settle();
  expect(start).not.toHaveBeenCalled();
  fire(island, intent);
  islands.hydrateIsland(island);
  await isStarted(island);
  expect(start).toHaveBeenCalledExactlyOnceWith(island, { strings, locale: 'ru' }, page.signal);
});

it.each([
  ['/en#request=1', 1],
  ['/en#request', 0],
  ['/en?q=1', 0],
])('At %s an island that reads "#request=" starts at once: %i', async (address, times) => {
  open('requestBuilder', address);
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(times));
});

it('A click from before is repeated once the island is hydrated', async () => {
  const island = open();
  const clicked = vi.fn();
  the('#control').addEventListener('click', clicked);
  await islands.repeatClick(the('#control'), island);
  expect([start.mock.calls.length, clicked.mock.calls.length]).toEqual([1, 1]);
});

it('An island is not started on a page that was left meanwhile', async () => {
  const island = open();
  const clicked = islands.repeatClick(the('#control'), island);
  page.abort();
  await clicked;
  expect(start).not.toHaveBeenCalled();
});

it.each([
  [300, [null, 'true', null]],
  [100, [null, null, null]],
])('STATE-01: One that takes %i milliseconds is marked as busy from 200 until it is there', async (time, expected) => {
  vi.useFakeTimers();
  loadStrings = () => new Promise((resolve) => setTimeout(() => resolve(strings), time));
  const island = open();
  islands.hydrateIsland(island);
  const busy: (string | null)[] = [];
  for (const step of [199, 1, 100]) {
    await vi.advanceTimersByTimeAsync(step);
    busy.push(island.getAttribute('aria-busy'));
  }
  vi.useRealTimers();
  expect(busy).toEqual(expected);
});

it.each([
  ['unknown', 'Failed. Again', { default: start }],
  ['requestBuilder', expect.stringContaining(words.noDefaultExport), {}],
])(
  'ERROR-01, ERROR-02: %s says that it cannot start; a failed retry reloads the page',
  async (name, message, loaded) => {
    module = loaded;
    const island = open(name);
    await islands.repeatClick(the('#control'), island);
    const alert = the('[data-island] + .load-failure[role="alert"]');
    expect([alert.textContent, island.dataset['hydrated']]).toEqual([message, undefined]);
    alert.querySelector('button')?.click();
    expect(alert.isConnected).toBe(false);
    await vi.waitFor(() => expect(reloadWith).toHaveBeenCalledExactlyOnceWith(''));
  },
);

it('A retry starts an island whose texts could not be loaded at first', async () => {
  loadStrings = () => Promise.reject(new Error('There is no network.'));
  const island = open();
  await islands.repeatClick(the('#control'), island);
  loadStrings = async () => strings;
  the('.load-failure button').click();
  await isStarted(island);
  expect([document.querySelector('.load-failure'), reloadWith.mock.calls]).toEqual([null, []]);
});
