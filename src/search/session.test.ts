import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { SearchFailure, type SearchProvider } from './provider.ts';
import { createSearchSession } from './session.ts';
import type { SearchOptions, SearchResult } from './types.ts';

const resultOf = (query: string): SearchResult => ({ hits: [], total: query.length });

/** A provider that answers after a moment, and counts what it is asked. */
function slowProvider(answer: (query: string) => SearchResult | Promise<SearchResult> = resultOf) {
  const asked: string[] = [];
  const listeners = new Set<() => void>();
  const provider: SearchProvider = {
    prepare: async () => undefined,
    async search(query: string, _options?: SearchOptions) {
      asked.push(query);
      await wait(1);
      return answer(query);
    },
    onMore(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { provider, asked, listeners };
}

test('of ten thousand fast keystrokes few are asked, and the last one is answered', async () => {
  const { provider, asked } = slowProvider();
  const session = createSearchSession(provider);
  for (let stroke = 1; stroke <= 10_000; stroke++) {
    session.ask(`query ${stroke}`);
    if (stroke % 1000 === 0) await wait(3);
  }
  const last = { status: 'idle', query: 'query 10000', result: resultOf('query 10000') };
  await vi.waitFor(() => expect(session.state()).toMatchObject(last));
  expect(asked.length).toBeLessThan(100);
});

test('an answer that comes after the query was emptied is not shown', async () => {
  const { provider } = slowProvider();
  const session = createSearchSession(provider);
  session.ask('password');
  session.ask('  ');
  await wait(20);
  expect(session.state()).toEqual({ status: 'idle', query: '', result: undefined, failure: undefined });
});

test('a failure is reported and asking again may succeed', async () => {
  let broken = true;
  const failure = new SearchFailure('no line');
  const { provider } = slowProvider((query) => (broken ? Promise.reject(failure) : resultOf(query)));
  const session = createSearchSession(provider);
  session.ask('password');
  await vi.waitFor(() => expect(session.state()).toMatchObject({ status: 'error', failure }));
  broken = false;
  session.retry();
  await vi.waitFor(() => expect(session.state()).toMatchObject({ status: 'idle', failure: undefined }));
  expect(session.state().result).toEqual(resultOf('password'));
});

test('loading that takes long is stalled', async () => {
  vi.useFakeTimers();
  const session = createSearchSession({ ...slowProvider().provider, search: () => new Promise(() => {}) });
  session.ask('password');
  expect(session.state().status).toBe('loading');
  vi.advanceTimersByTime(2000);
  expect(session.state().status).toBe('stalled');
  session.end();
  vi.useRealTimers();
});

test('more loaded files answer the query again until the session ends', async () => {
  const { provider, asked, listeners } = slowProvider();
  const session = createSearchSession(provider);
  session.ask('password');
  await vi.waitFor(() => expect(session.state().status).toBe('idle'));
  for (const listener of listeners) listener();
  await vi.waitFor(() => expect(asked).toEqual(['password', 'password']));
  session.end();
  expect(listeners.size).toBe(0);
});

test('neither files that come later nor scrolling ask again while a failure is shown', async () => {
  const { provider, asked, listeners } = slowProvider(() => Promise.reject(new SearchFailure('no line')));
  const session = createSearchSession(provider);
  session.ask('password');
  await vi.waitFor(() => expect(session.state().status).toBe('error'));
  for (const listener of listeners) listener();
  session.look({ excerpts: 9 });
  await wait(20);
  expect(asked).toEqual(['password']);
  expect(session.state().status).toBe('error');
});

test('a newer query and an emptied field end the wait of the one before', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const { provider } = slowProvider();
  const session = createSearchSession({
    ...provider,
    search: (query, options, signal) => {
      signals.push(signal);
      return signals.length === 2 ? new Promise<never>(() => {}) : provider.search(query, options);
    },
  });
  session.ask('pass');
  session.ask('password');
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  await vi.waitFor(() => expect(signals).toHaveLength(2));
  session.ask('');
  expect(signals[1]?.aborted).toBe(true);
});

test('a reader who looks further is shown more of the same query, without a sign of loading', async () => {
  const asked: unknown[] = [];
  const { provider } = slowProvider();
  const session = createSearchSession({
    ...provider,
    search: (query, options) => {
      asked.push(options);
      return provider.search(query, options);
    },
  });
  session.ask('password', { bySection: true });
  await vi.waitFor(() => expect(session.state().status).toBe('idle'));
  session.look({ everywhere: true });
  expect(session.state().status).toBe('idle');
  await vi.waitFor(() => expect(asked).toEqual([{ bySection: true }, { bySection: true, everywhere: true }]));
});

test('files that come while the reader looks further only put the search off, which is not given up', async () => {
  const { provider, listeners } = slowProvider();
  const ended: boolean[] = [];
  const search: SearchProvider['search'] = async (query, options, signal) => {
    const result = await provider.search(query, options);
    ended.push(options?.everywhere === true && !signal?.aborted);
    return result;
  };
  const session = createSearchSession({ ...provider, search });
  session.ask('password');
  await vi.waitFor(() => expect(session.state().status).toBe('idle'));
  session.look({ everywhere: true });
  for (const listener of listeners) listener();
  await vi.waitFor(() => expect(ended.length).toBeGreaterThan(1));
  await wait(20);
  expect(ended.at(-1)).toBe(true);
});
