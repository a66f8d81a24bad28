import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SearchAddress } from '../../search/address.ts';
import { type AddressQuery, createAddressState } from './useAddress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A browser tab with a history, on the search page with a query. */
function openPage(address: string) {
  const entries = [address];
  let at = 0;
  let changed: Parameters<AddressQuery['watch']>[0] = () => undefined;
  const query: AddressQuery = {
    current: () => entries[at] ?? '',
    set(url, how) {
      if (url === entries[at]) return;
      if (how === 'push') entries.splice(++at, entries.length, url);
      else entries[at] = url;
    },
    watch(listener) {
      changed = listener;
      return () => undefined;
    },
  };
  const shown: SearchAddress[] = [];
  const state = createAddressState(query, (next) => shown.push(next));
  function step(by: number): void {
    at += by;
    changed('traversed');
  }
  return { state, shown, step, urls: () => entries };
}

const last = (shown: readonly SearchAddress[]) => shown.at(-1);

it.each([
  ['dns over', '?q=dns+over'],
  ['', ''],
])('keeps the text typed before the page was hydrated, even if the field was emptied: "%s"', (typed, url) => {
  const { state, shown, urls } = openPage('?q=dns');
  state.start(typed);
  expect(last(shown)?.query).toBe(typed);
  vi.runAllTimers();
  expect(decodeURIComponent(urls().at(-1)?.replaceAll('%20', '+') ?? '')).toBe(url);
});

it('typing makes one history entry after a pause, and further typing changes that entry', () => {
  const { state, shown, urls } = openPage('');
  state.start('');
  for (const text of ['d', 'dn', 'dns']) state.type(text);
  expect(last(shown)?.query).toBe('dns');
  expect(urls()).toEqual(['']);
  vi.advanceTimersByTime(400);
  state.type('dnss');
  vi.advanceTimersByTime(400);
  expect(urls()).toEqual(['', '?q=dnss']);
});

it('another section or page makes another entry, after what was typed', () => {
  const { state, urls } = openPage('');
  state.start('');
  state.type('dns');
  state.go({ query: 'dns', section: 'api', page: 1, literal: false });
  expect(urls()).toEqual(['', '?q=dns', '?q=dns&section=api']);
  state.type('dns2');
  vi.advanceTimersByTime(400);
  expect(urls()).toHaveLength(4);
});

it('a keystroke resets the page of results and the literal search, and keeps the section', () => {
  const { state, shown } = openPage('?q=dns&section=api&page=2');
  state.start('dns');
  state.type('dnss');
  expect(last(shown)).toEqual({ query: 'dnss', section: 'api', page: 1, literal: false });
});

it('a step back in the history discards text typed a moment ago, and later typing makes another entry', () => {
  const { state, shown, step, urls } = openPage('');
  state.start('');
  state.type('dns');
  vi.runAllTimers();
  state.type('dnss');
  step(-1);
  vi.runAllTimers();
  expect(last(shown)?.query).toBe('');
  expect(urls()).toEqual(['', '?q=dns']);
  state.type('vpn');
  vi.runAllTimers();
  expect(urls()).toEqual(['', '?q=vpn']);
});

it('corrects an address whose page is too high, without a history entry', () => {
  const { state, urls } = openPage('?q=dns&page=99');
  state.start('dns');
  state.correct({ query: 'dns', section: undefined, page: 3, literal: false });
  expect(urls()).toEqual(['?q=dns&page=3']);
});
