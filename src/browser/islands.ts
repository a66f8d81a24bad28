import type { IslandTexts } from '../components/Island/Island.tsx';
import { all } from './page.ts';
import { loadStrings, pageLocale } from './strings.ts';

/** Brings an island to life; `signal` ends it when the page is left. */
export type StartIsland = (element: HTMLElement, texts: IslandTexts, signal: AbortSignal) => void;

/** The module of each island, by the name that its component gives (`src/components/Island`). */
const islands: Readonly<Record<string, () => Promise<{ readonly start: StartIsland }>>> = {
  changelogFilter: () => import('./islands/changelogFilter.tsx'),
  requestBuilder: () => import('./islands/requestBuilder.tsx'),
  searchDialog: () => import('./islands/searchDialog.tsx'),
  searchPage: () => import('./islands/searchPage.tsx'),
};

/** Milliseconds before loading shows. */
const spinnerDelay = 200;

const starts = new WeakMap<HTMLElement, Promise<void>>();
let pageLeft: AbortSignal | undefined;

/** Loads the islands of the page when the reader turns to them, or at once where the address holds their state. */
export function watchIslands(signal: AbortSignal): void {
  pageLeft = signal;
  for (const island of all('[data-island]')) {
    const start = () => startIsland(island, signal);
    for (const intent of ['pointerover', 'touchstart', 'focusin'])
      island.addEventListener(intent, start, { once: true, passive: true, signal });
    const turnedTo = island.matches(':hover, :focus-within') || (island.dataset.readsQuery && location.search);
    if (turnedTo) void start();
  }
}

/** Loads an island that the reader is about to turn to. */
export function wakeIsland(island: HTMLElement): void {
  if (pageLeft) void startIsland(island, pageLeft);
}

/** Carries out a click that came before its island was alive. */
export async function clickInIsland(control: HTMLElement): Promise<void> {
  const island = control.closest<HTMLElement>('[data-island]');
  if (!island || !pageLeft || island.dataset.alive !== undefined) return;
  await startIsland(island, pageLeft);
  if (island.dataset.alive !== undefined) control.click();
}

function startIsland(island: HTMLElement, signal: AbortSignal): Promise<void> {
  const started = starts.get(island) ?? load(island, signal);
  starts.set(island, started);
  return started;
}

async function load(island: HTMLElement, signal: AbortSignal): Promise<void> {
  const spinner = setTimeout(() => island.setAttribute('aria-busy', 'true'), spinnerDelay);
  try {
    const importModule = islands[island.dataset.island ?? ''];
    if (!importModule) throw new Error(`There is no island ${island.dataset.island}.`);
    const [{ start }, strings] = await Promise.all([importModule(), loadStrings()]);
    if (signal.aborted) return;
    start(island, { strings, locale: pageLocale() }, signal);
    island.dataset.alive = '';
  } catch (error) {
    console.warn('A part of the page could not be loaded.', error);
    showFailure(island, signal);
  } finally {
    clearTimeout(spinner);
    island.removeAttribute('aria-busy');
  }
}

const isReachable = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The HTML of the part stays; under it, what happened and a button that loads the part again. */
function showFailure(island: HTMLElement, signal: AbortSignal): void {
  const message = document.createElement('p');
  message.className = 'load-failure';
  message.setAttribute('role', 'alert');
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = island.dataset.retry ?? '';
  retry.addEventListener('click', async () => {
    message.remove();
    starts.delete(island);
    await startIsland(island, signal);
    // Firefox remembers until the page is loaded anew that a module could not be loaded; and after a new release the old one is gone.
    if (island.dataset.alive === undefined && !signal.aborted && (await isReachable())) location.reload();
  });
  message.append(island.dataset.failed ?? '', ' ', retry);
  island.after(message);
}
