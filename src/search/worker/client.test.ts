import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EngineResult } from '../types.ts';
import { createEngineClient } from './client.ts';
import type { EngineReply, EngineRequest, Numbered } from './host.ts';

/** A client whose worker replies on demand. */
function startClient() {
  const events = new EventTarget();
  const sent: { message: Numbered<EngineRequest>; transferred: unknown }[] = [];
  const [terminate, onBreakdown] = [vi.fn(), vi.fn()];
  const port = {
    postMessage: (message: Numbered<EngineRequest>, transferred: unknown) => sent.push({ message, transferred }),
    addEventListener: events.addEventListener.bind(events),
    terminate,
  };
  const client = createEngineClient(() => port, onBreakdown);
  const reply = (id: number, content: EngineReply) =>
    events.dispatchEvent(new MessageEvent('message', { data: { id, content } }));
  const fail = (message: string) => events.dispatchEvent(Object.assign(new Event('error'), { message }));
  return { client, sent, terminate, onBreakdown, reply, fail };
}

const result: EngineResult = { hits: [], total: 0, needs: [] };
const search: EngineRequest = { do: 'search', query: 'a', options: {} };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createEngineClient', () => {
  it('matches replies with requests, in any order', async () => {
    const { client, sent, reply, onBreakdown } = startClient();
    const [first, second] = [client.send({ do: 'load', bytes: new ArrayBuffer(0) }), client.send(search)];
    expect(sent.map(({ message }) => message)).toEqual([
      { id: 1, content: { do: 'load', bytes: new ArrayBuffer(0) } },
      { id: 2, content: search },
    ]);
    reply(2, { ok: true, result });
    reply(1, { ok: true });
    reply(7, { ok: true });
    expect(await second).toBe(result);
    expect(await first).toBeUndefined();
    // After its first reply, a worker may be slow.
    vi.advanceTimersByTime(60_000);
    expect(onBreakdown).not.toHaveBeenCalled();
  });

  it('transfers the bytes of a file instead of copying them', () => {
    const { client, sent } = startClient();
    const bytes = new ArrayBuffer(8);
    void client.send({ do: 'load', bytes });
    void client.send(search);
    expect(sent.map(({ transferred }) => transferred)).toEqual([[bytes], []]);
  });

  it.each([
    [true, 'stale'],
    [false, 'network'],
  ])('rejects with the reason of the failure (stale: %s)', async (stale, reason) => {
    const { client, reply, onBreakdown } = startClient();
    const call = client.send(search);
    reply(1, { ok: false, stale, message: 'No.' });
    await expect(call).rejects.toMatchObject({ name: 'SearchFailure', message: 'No.', reason });
    expect(onBreakdown).not.toHaveBeenCalled();
  });
});

describe('a worker that cannot run', () => {
  it.each([
    ['does not load', '', 'it could not be loaded', 'network'],
    ['is the page of a filter', 'Uncaught SyntaxError: <', 'Uncaught SyntaxError: <', 'network'],
    ['throws', 'Uncaught TypeError: a', 'Uncaught TypeError: a', 'browser'],
    ['has not replied once in half a minute', undefined, 'it did not reply', 'network'],
  ])('because it %s rejects pending and later requests', async (_, said, why, reason) => {
    const { client, fail, onBreakdown, terminate } = startClient();
    const calls = [client.send(search), client.send(search)];
    const expected = { message: `The search worker cannot run: ${why}.`, reason };
    const rejected = calls.map((call) => expect(call).rejects.toMatchObject(expected));
    vi.advanceTimersByTime(29_999);
    expect(onBreakdown).not.toHaveBeenCalled();
    if (said !== undefined) fail(said);
    vi.advanceTimersByTime(60_000);
    await Promise.all([...rejected, expect(client.send(search)).rejects.toMatchObject(expected)]);
    expect(onBreakdown).toHaveBeenCalledOnce();
    expect(terminate).toHaveBeenCalledOnce();
  });

  it('because the browser refuses it rejects every request', async () => {
    const onBreakdown = vi.fn();
    const client = createEngineClient(() => {
      throw new Error('refused');
    }, onBreakdown);
    const expected = { message: 'The search worker cannot run: Error: refused.', reason: 'browser' };
    await expect(client.send(search)).rejects.toMatchObject(expected);
    vi.advanceTimersByTime(60_000);
    expect(onBreakdown).toHaveBeenCalledOnce();
  });
});
