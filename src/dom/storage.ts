import type { LocalKey } from '../model/config/storage.ts';

/**
 * Local storage that may be missing, full or forbidden: then a warning is logged once, and values
 * last as long as the page.
 * Keys have no namespace, per the specification; `src/model/config/storage.ts` lists them.
 */
const memory = new Map<string, string>();
let warned = false;

function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch (error) {
    if (!warned) console.warn('Browser storage is unavailable; choices are kept for this page only.', error);
    warned = true;
    return undefined;
  }
}

export function stored(key: LocalKey): string | null {
  return withStorage((storage) => storage.getItem(key)) ?? memory.get(key) ?? null;
}

export function store(key: LocalKey, value: string): void {
  memory.set(key, value);
  withStorage((storage) => storage.setItem(key, value));
}

/** Keys of earlier visits. Every page reads them, so that missing storage is reported early. */
export const keysOfEarlierVisits = (): readonly string[] => withStorage(Object.keys) ?? [];
