import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SearchAddress } from '../../search/address.ts';
import { type AddressWindow, createAddressState } from './useAddress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A browser tab with a history, on the search page. */
function openPage(address: string) {
  const events = new EventTarget();
  const entries: { url: string; state: unknown }[] = [{ url: address, state: { index: 7 } }];
  let at = 0;
  const here = () => new URL(entries[at]?.url ?? '', 'http://localhost');
  const window: AddressWindow = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    location: {
      get pathname() {
        return here().pathname;
      },
      get search() {
        return here().search;
      },
    },
    history: {
      get state() {
        return entries[at]?.state;
      },
      pushState(state: unknown, _: string, url: string) {
        entries.splice(++at, entries.length, { url, state });
      },
      replaceState(state: unknown, _: string, url: string) {
        entries[at] = { url, state };
      },
    },
  };
  const shown: SearchAddress[] = [];
  const state = createAddressState(
    () => window,
    (next) => shown.push(next),
  );
  let reached = 0;
  const router = () => reached++;
  /** Steps through the history. @returns whether the router hears of it */
  function step(by: number): boolean {
    at += by;
    const before = reached;
    // Behind the page, whose listener captures: Node's event targets go by the order of listeners
    // alone.
    events.removeEventListener('popstate', router);
    events.addEventListener('popstate', router);
    events.dispatchEvent(new Event('popstate', { cancelable: true }));
    return reached > before;
  }
  return { state, shown, entries, step, urls: () => entries.map(({ url }) => url) };
}

const last = (shown: readonly SearchAddress[]) => shown.at(-1);

it('shows what the address says', () => {
  const { state, shown, urls } = openPage('/en/search?q=dns&section=api&page=2');
  state.start('dns');
  expect(shown).toEqual([{ query: 'dns', section: 'api', page: 2, literal: false }]);
  vi.runAllTimers();
  expect(urls()).toEqual(['/en/search?q=dns&section=api&page=2']);
});

it('goes on with what was typed before the page was hydrated, an emptied field included', () => {
  for (const [typed, url] of [
    ['dns over', '/en/search?q=dns+over'],
    ['', '/en/search'],
  ] as const) {
    const { state, shown, urls } = openPage('/en/search?q=dns');
    state.start(typed);
    expect(last(shown)?.query).toBe(typed);
    vi.runAllTimers();
    expect(decodeURIComponent(urls().at(-1)?.replaceAll('%20', '+') ?? '')).toBe(url);
  }
});

it('what is typed makes one entry of the history once it rests, whatever is typed on', () => {
  const { state, shown, urls } = openPage('/en/search');
  state.start('');
  for (const text of ['d', 'dn', 'dns']) state.type(text);
  expect(last(shown)?.query).toBe('dns');
  expect(urls()).toEqual(['/en/search']);
  vi.advanceTimersByTime(400);
  state.type('dnss');
  vi.advanceTimersByTime(400);
  expect(urls()).toEqual(['/en/search', '/en/search?q=dnss']);
});

it('another section or page makes another entry, after what was typed', () => {
  const { state, entries, urls } = openPage('/en/search');
  state.start('');
  state.type('dns');
  state.go({ query: 'dns', section: 'api', page: 1, literal: false });
  expect(urls()).toEqual(['/en/search', '/en/search?q=dns', '/en/search?q=dns&section=api']);
  expect(entries.at(-1)?.state).toEqual({ index: 7, scrollX: 0, scrollY: 0 });
  state.type('dns2');
  vi.advanceTimersByTime(400);
  expect(urls()).toHaveLength(4);
});

it('a letter ends the page and the literal reading of the query before, and keeps the section', () => {
  const { state, shown } = openPage('/en/search?q=dns&section=api&page=2');
  state.start('dns');
  state.type('dnss');
  expect(last(shown)).toEqual({ query: 'dnss', section: 'api', page: 1, literal: false });
});

it('a step through the history shows what the address says, and the router does not fetch the page again', () => {
  const { state, shown, step } = openPage('/en/search');
  state.start('');
  state.go({ query: 'dns', section: undefined, page: 1, literal: false });
  state.go({ query: 'vpn', section: undefined, page: 1, literal: false });
  expect(step(-1)).toBe(false);
  expect(last(shown)?.query).toBe('dns');
});

it('a step away from what was typed a moment ago forgets it', () => {
  const { state, shown, step, urls } = openPage('/en/search');
  state.start('');
  state.go({ query: 'dns', section: undefined, page: 1, literal: false });
  state.type('dnss');
  step(-1);
  vi.runAllTimers();
  expect(last(shown)?.query).toBe('');
  expect(urls()).toEqual(['/en/search', '/en/search?q=dns']);
});

it('leaves steps to other pages to the router, and all of them once the page is left', () => {
  const { state, entries, step } = openPage('/en/search?q=dns');
  const end = state.start('dns');
  entries.unshift({ url: '/en/docs', state: {} });
  expect(step(0)).toBe(true);
  end();
  entries[0] = { url: '/en/search?q=vpn', state: {} };
  expect(step(0)).toBe(true);
});

it('corrects an address that asks for too much without an entry', () => {
  const { state, urls } = openPage('/en/search?q=dns&page=99');
  state.start('dns');
  state.correct({ query: 'dns', section: undefined, page: 3, literal: false });
  expect(urls()).toEqual(['/en/search?q=dns&page=3']);
});
