import type { IslandName, IslandTexts } from '../components/Island/Island.tsx';
import { isReachable, reloadWith } from '../dom/reload.ts';
import { withTimeout } from '../dom/withTimeout.ts';
import type { FailureStrings, SearchStrings, Strings } from '../model/config/strings.ts';
import { queryAll } from './page.ts';
import { loadSearchStrings, loadStrings, pageLocale } from './strings.ts';

/** Starts an island; `signal` ends it when the page is left. */
export type StartIsland<T extends FailureStrings = Strings> = (
  element: HTMLElement,
  texts: IslandTexts<T>,
  signal: AbortSignal,
) => void;

/** The module has loaded but is invalid: a retry would not help. */
class InvalidModule extends Error {}

/** Shows what is possible before React has loaded. */
type ShowFirst<T> = (element: HTMLElement, texts: Promise<T>, signal: AbortSignal) => Promise<void>;

/** Loads an island's module, its texts and React in parallel. */
const defineIsland =
  <T extends FailureStrings>(
    importModule: () => Promise<{ readonly default: StartIsland<T> }>,
    loadTexts: () => Promise<T>,
    showFirst?: ShowFirst<T>,
  ) =>
  async (element: HTMLElement, signal: AbortSignal) => {
    const texts = loadTexts();
    texts.catch(() => undefined); // Reported below, where it is awaited.
    await showFirst?.(element, texts, signal);
    const hydration = import('./islands/mount.tsx');
    const [{ default: start }, strings] = await Promise.all([importModule(), texts, hydration]);
    // The types promise it, but the file may come from another build or a proxy.
    if (!start) throw new InvalidModule(strings.error.noDefaultExport);
    return (element: HTMLElement, signal: AbortSignal) => start(element, { strings, locale: pageLocale() }, signal);
  };

const showFirstResults: ShowFirst<SearchStrings> = async (...page) => {
  // The island reports the failure.
  const module = await import('./search/beforeReact.ts').catch(() => undefined);
  await module?.showFirstResults(...page);
  delete document.documentElement.dataset.searching;
};

const islands: Readonly<Record<IslandName, ReturnType<typeof defineIsland>>> = {
  requestBuilder: defineIsland(() => import('./islands/requestBuilder.tsx'), loadStrings),
  searchDialog: defineIsland(() => import('./islands/searchDialog.tsx'), loadSearchStrings),
  searchPage: defineIsland(() => import('./islands/searchPage.tsx'), loadSearchStrings, showFirstResults),
};

const isIsland = (name: string): name is IslandName => name in islands;

/** Milliseconds before the spinner is shown. */
const spinnerDelay = 200;

/** Milliseconds after which loading an island is treated as failed. */
const timeout = 20_000;

const starts = new WeakMap<HTMLElement, Promise<void>>();
let pageSignal: AbortSignal | undefined;

/** Loads islands on first use, or at once if the address contains their state. */
export function watchIslands(signal: AbortSignal): void {
  pageSignal = signal;
  for (const element of queryAll('[data-island]')) {
    const start = () => startIsland(element, signal);
    for (const intent of ['pointerover', 'touchstart', 'focusin'])
      element.addEventListener(intent, start, { once: true, passive: true });
    const { readsQuery, readsHash } = element.dataset;
    const hasState = (readsQuery && location.search) || (readsHash && location.hash.startsWith(`#${readsHash}=`));
    if (hasState || element.matches(':hover, :focus-within')) void start();
  }
}

/** Loads an island that the reader is about to use. */
export function hydrateIsland(element: HTMLElement): void {
  if (pageSignal) void startIsland(element, pageSignal);
}

/** Repeats a click from before its island was hydrated: the component has not seen it. */
export async function repeatClick(control: HTMLElement, island: HTMLElement): Promise<void> {
  if (!pageSignal) return;
  await startIsland(island, pageSignal);
  if (island.dataset.hydrated !== undefined) control.click();
}

function startIsland(element: HTMLElement, signal: AbortSignal): Promise<void> {
  const started = starts.get(element) ?? load(element, signal);
  starts.set(element, started);
  return started;
}

async function load(element: HTMLElement, signal: AbortSignal): Promise<void> {
  const spinner = setTimeout(() => element.setAttribute('aria-busy', 'true'), spinnerDelay);
  try {
    const name = element.dataset.island ?? '';
    if (!isIsland(name)) throw new Error(`Unknown island "${name}".`);
    const start = await withTimeout(islands[name](element, signal), timeout, 'Loading it');
    if (signal.aborted) return;
    start(element, signal);
    element.dataset.hydrated = '';
  } catch (error) {
    console.warn('A part of the page could not be loaded.', error);
    showFailure(element, error instanceof InvalidModule ? error.message : element.dataset.failed, signal);
  } finally {
    clearTimeout(spinner);
    element.removeAttribute('aria-busy');
  }
}

/** Adds a message and a Retry button below the island; its HTML stays. */
function showFailure(element: HTMLElement, failure: string | undefined, signal: AbortSignal): void {
  const message = document.createElement('p');
  message.className = 'load-failure';
  message.setAttribute('role', 'alert');
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = element.dataset.retry ?? '';
  retry.addEventListener('click', async () => {
    message.remove();
    starts.delete(element);
    await startIsland(element, signal);
    // Firefox remembers a failed module until a reload, and a new release deletes the old one.
    if (element.dataset.hydrated === undefined && !signal.aborted && (await isReachable(timeout))) {
      const field = element.closest('#search-dialog')?.querySelector('input');
      reloadWith(field?.value ?? '');
    }
  });
  message.append(failure ?? '', ' ', retry);
  element.after(message);
}
