import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchFailure } from '../provider.ts';
import type { EngineResult } from '../types.ts';
import { createEngineClient, type WorkerPort } from './client.ts';
import type { EngineAnswer, EngineRequest, Numbered } from './protocol.ts';

/** A worker that answers when the test says so. */
function fakeWorker() {
  const events = new EventTarget();
  const sent: { message: Numbered<EngineRequest>; transferred: unknown }[] = [];
  const terminate = vi.fn();
  const port: WorkerPort = {
    postMessage: (message: Numbered<EngineRequest>, transferred: unknown) => sent.push({ message, transferred }),
    addEventListener: events.addEventListener.bind(events),
    terminate,
  };
  return {
    port,
    sent,
    terminate,
    answer: (id: number, content: EngineAnswer) =>
      events.dispatchEvent(new MessageEvent('message', { data: { id, content } })),
    fail: (message: string) => events.dispatchEvent(Object.assign(new Event('error'), { message })),
  };
}

const result: EngineResult = { hits: [], total: 0, needs: [] };
const search: EngineRequest = { do: 'search', query: 'a', options: {} };

let onBreakdown = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  onBreakdown = vi.fn();
});
afterEach(() => vi.useRealTimers());

async function failureOf(call: Promise<unknown>): Promise<SearchFailure> {
  const failure: unknown = await call.catch((error: unknown) => error);
  if (failure instanceof SearchFailure) return failure;
  throw new Error('The call did not fail as it should.');
}

describe('a page that talks with its worker', () => {
  it('gets each answer where it asked, in whatever order they come', async () => {
    const worker = fakeWorker();
    const client = createEngineClient(() => worker.port, onBreakdown);
    const [first, second] = [client.send({ do: 'start', build: 'b1' }), client.send(search)];
    expect(worker.sent.map(({ message }) => message)).toEqual([
      { id: 1, content: { do: 'start', build: 'b1' } },
      { id: 2, content: search },
    ]);
    worker.answer(2, { ok: true, result });
    worker.answer(1, { ok: true });
    worker.answer(7, { ok: true });
    expect(await second).toBe(result);
    expect(await first).toBeUndefined();
    expect(onBreakdown).not.toHaveBeenCalled();
  });

  it('hands the bytes of a file over instead of copying them', () => {
    const worker = fakeWorker();
    const client = createEngineClient(() => worker.port, onBreakdown);
    const bytes = new ArrayBuffer(8);
    void client.send({ do: 'load', file: 'index', bytes });
    void client.send(search);
    expect(worker.sent.map(({ transferred }) => transferred)).toEqual([[bytes], []]);
  });

  it.each([
    [true, 'stale'],
    [false, 'line'],
  ])('learns why a request failed (stale: %s)', async (stale, reason) => {
    const worker = fakeWorker();
    const call = createEngineClient(() => worker.port, onBreakdown).send(search);
    worker.answer(1, { ok: false, stale, message: 'No.' });
    expect(await failureOf(call)).toMatchObject({ name: 'SearchFailure', message: 'No.', reason });
    expect(onBreakdown).not.toHaveBeenCalled();
  });
});

describe('a worker that cannot run', () => {
  it.each([
    ['does not load', '', 'it could not be loaded', 'line'],
    ['is the page of a filter', 'Uncaught SyntaxError: <', 'Uncaught SyntaxError: <', 'line'],
    ['throws', 'Uncaught TypeError: a', 'Uncaught TypeError: a', 'browser'],
  ])('because it %s fails what was asked and what will be', async (_, said, why, reason) => {
    const worker = fakeWorker();
    const client = createEngineClient(() => worker.port, onBreakdown);
    const calls = [client.send(search), client.send(search)];
    worker.fail(said);
    const expected = { message: `The search worker cannot run: ${why}.`, reason };
    for (const call of [...calls, client.send(search)]) expect(await failureOf(call)).toMatchObject(expected);
    expect(onBreakdown).toHaveBeenCalledOnce();
    expect(worker.terminate).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    expect(onBreakdown).toHaveBeenCalledOnce();
  });

  it('because the browser refuses it fails every request', async () => {
    const client = createEngineClient(() => {
      throw new Error('refused');
    }, onBreakdown);
    expect(await failureOf(client.send(search))).toMatchObject({
      message: 'The search worker cannot run: Error: refused.',
      reason: 'browser',
    });
    vi.advanceTimersByTime(60_000);
    expect(onBreakdown).toHaveBeenCalledOnce();
  });

  it('counts as lost if it has not answered once in half a minute', async () => {
    const worker = fakeWorker();
    const call = createEngineClient(() => worker.port, onBreakdown).send(search);
    vi.advanceTimersByTime(29_999);
    expect(onBreakdown).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(await failureOf(call)).toMatchObject({
      message: 'The search worker cannot run: it did not answer.',
      reason: 'line',
    });
    expect(worker.terminate).toHaveBeenCalledOnce();
  });

  it('is not one that takes long after its first answer', async () => {
    const worker = fakeWorker();
    const client = createEngineClient(() => worker.port, onBreakdown);
    const started = client.send({ do: 'start', build: 'b1' });
    worker.answer(1, { ok: true });
    await started;
    vi.advanceTimersByTime(60_000);
    expect(onBreakdown).not.toHaveBeenCalled();
  });
});
