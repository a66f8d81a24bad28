import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { SearchFailure, type SearchProvider } from './provider.ts';
import { createSearchSession } from './session.ts';
import type { SearchResult } from './types.ts';

const resultOf = (query: string): SearchResult => ({ hits: [], total: query.length });

/** A session with a provider that answers after a moment and records its calls. */
function start(answer: (query: string) => SearchResult | Promise<SearchResult> = resultOf) {
  const calls: Parameters<SearchProvider['search']>[] = [];
  const listeners = new Set<() => void>();
  const session = createSearchSession({
    prepare: async () => undefined,
    async search(...call) {
      calls.push(call);
      await wait(1);
      return answer(call[0]);
    },
    onMore(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  const queries = () => calls.map(([query]) => query);
  const untilIdle = () => vi.waitFor(() => expect(session.state().status).toBe('idle'));
  return { session, calls, queries, listeners, untilIdle };
}

test('ten thousand fast keystrokes cause few searches, and the last one is answered', async () => {
  const { session, calls } = start();
  for (let stroke = 1; stroke <= 10_000; stroke++) {
    session.ask(`query ${stroke}`);
    if (stroke % 1000 === 0) await wait(3);
  }
  const last = { status: 'idle', query: 'query 10000', result: resultOf('query 10000') };
  await vi.waitFor(() => expect(session.state()).toMatchObject(last));
  expect(calls.length).toBeLessThan(100);
});

test('a result that arrives after the query was changed or cleared is not shown', async () => {
  const { session, untilIdle } = start();
  const shown = new Set<number | undefined>();
  session.subscribe(() => shown.add(session.state().result?.total));
  session.ask('pass');
  session.ask('password');
  await untilIdle();
  expect(shown).toEqual(new Set([undefined, 'password'.length]));
  session.ask('dns');
  session.ask('  ');
  await wait(20);
  expect(session.state()).toEqual({ status: 'idle', query: '', result: undefined, failure: undefined });
});

test('a failure is reported, and a retry may succeed', async () => {
  let broken = true;
  const failure = new SearchFailure('no network');
  const { session, untilIdle } = start((query) => (broken ? Promise.reject(failure) : resultOf(query)));
  session.ask('password');
  await vi.waitFor(() => expect(session.state()).toMatchObject({ status: 'error', failure }));
  broken = false;
  session.retry();
  await untilIdle();
  expect(session.state()).toMatchObject({ failure: undefined, result: resultOf('password') });
});

test('slow loading is reported as stalled, and aborted when the page is left', () => {
  vi.useFakeTimers();
  const { session, calls } = start(() => new Promise(() => {}));
  session.ask('password');
  expect(session.state().status).toBe('loading');
  vi.advanceTimersByTime(2000);
  expect(session.state().status).toBe('stalled');
  session.end();
  expect(calls[0]?.[2]?.aborted).toBe(true);
  vi.useRealTimers();
});

test('further files repeat the search until the session ends', async () => {
  const { session, queries, listeners, untilIdle } = start();
  session.ask('password');
  await untilIdle();
  for (const listener of listeners) listener();
  await vi.waitFor(() => expect(queries()).toEqual(['password', 'password']));
  session.end();
  expect(listeners.size).toBe(0);
});

test('neither further files nor scrolling repeat the search while a failure is shown', async () => {
  const { session, queries, listeners } = start(() => Promise.reject(new SearchFailure('no network')));
  session.ask('password');
  await vi.waitFor(() => expect(session.state().status).toBe('error'));
  for (const listener of listeners) listener();
  session.loadMore({ excerpts: 9 });
  await wait(20);
  expect(queries()).toEqual(['password']);
  expect(session.state().status).toBe('error');
});

test('a newer query and a cleared field abort the previous search', async () => {
  const { session, calls } = start((query) => (query === 'pass' ? resultOf(query) : new Promise(() => {})));
  const aborted = () => calls.map(([, , signal]) => signal?.aborted);
  session.ask('pass');
  session.ask('password');
  expect(aborted()).toEqual([true]);
  await vi.waitFor(() => expect(aborted()).toEqual([true, false]));
  session.ask('');
  expect(aborted()).toEqual([true, true]);
});

test('a reader who looks further gets more of the same results, without a loading state', async () => {
  const { session, calls, untilIdle } = start();
  session.ask('password', { bySection: true });
  await untilIdle();
  session.loadMore({ everywhere: true });
  expect(session.state().status).toBe('idle');
  const expected = [{ bySection: true }, { bySection: true, everywhere: true }];
  await vi.waitFor(() => expect(calls.map(([, options]) => options)).toEqual(expected));
});

test('files that arrive while the reader looks further delay that search but do not cancel it', async () => {
  const { session, calls, listeners, untilIdle } = start();
  session.ask('password');
  await untilIdle();
  session.loadMore({ everywhere: true });
  for (const listener of listeners) listener();
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(2));
  await wait(20);
  const [, options, signal] = calls.at(-1) ?? [];
  expect([options?.everywhere, signal?.aborted]).toEqual([true, false]);
});
