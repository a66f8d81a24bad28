import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(() => {
  vi.resetModules();
  warn.mockClear();
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

/** The module as a page loads it, with such a storage. */
async function withStorage(storage: () => unknown) {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: storage });
  return import('./storage.ts');
}

const denied = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

it('keeps values for the life of the page if there is no storage, and warns once', async () => {
  const { store, stored, keysOfEarlierVisits } = await withStorage(denied);
  expect(keysOfEarlierVisits()).toEqual([]);
  store('theme', 'dark');
  store('theme', 'light');
  expect(stored('theme')).toBe('light');
  expect(stored('tabs-platform')).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
});

it('keeps values that a full storage refuses', async () => {
  const { store, stored } = await withStorage(() => ({ getItem: () => null, setItem: denied }));
  store('theme', 'dark');
  expect(stored('theme')).toBe('dark');
});

it('reads what another tab has stored since', async () => {
  const kept = new Map<string, string>();
  const { store, stored } = await withStorage(() => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }));
  store('theme', 'dark');
  kept.set('theme', 'light');
  expect(stored('theme')).toBe('light');
  expect(warn).not.toHaveBeenCalled();
});
