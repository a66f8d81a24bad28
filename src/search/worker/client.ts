import { type FailureReason, SearchFailure } from '../provider.ts';
import type { EngineResult } from '../types.ts';
import type { EngineReply, EngineRequest, Numbered } from './host.ts';

/** The page's side of a search worker. */
export interface EngineClient {
  /** Sends a request; resolves to the result of a search, or rejects with a `SearchFailure`. */
  send(request: EngineRequest): Promise<EngineResult | undefined>;
}

export type WorkerPort = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

interface Waiting {
  readonly resolve: (result: EngineResult | undefined) => void;
  readonly reject: (failure: SearchFailure) => void;
}

/** Milliseconds after which a worker that has not replied once is given up. */
const replyTimeout = 30_000;

/** Sends requests to a worker. If it breaks down, pending ones are rejected. */
export function createEngineClient(startWorker: () => WorkerPort, onBreakdown: () => void): EngineClient {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let breakdown: SearchFailure | undefined;
  let worker: WorkerPort | undefined;

  function breakDown(why: string, reason: FailureReason): void {
    worker?.terminate();
    breakdown = new SearchFailure(`The search worker cannot run: ${why}.`, { reason });
    onBreakdown();
    for (const { reject } of waiting.values()) reject(breakdown);
    waiting.clear();
  }

  const tooLong = setTimeout(() => breakDown('it did not reply', 'network'), replyTimeout);
  try {
    worker = startWorker();
    worker.addEventListener('message', ({ data: { id, content } }: MessageEvent<Numbered<EngineReply>>) => {
      clearTimeout(tooLong);
      const pending = waiting.get(id);
      waiting.delete(id);
      if (content.ok) pending?.resolve(content.result);
      else pending?.reject(new SearchFailure(content.message, { reason: content.stale ? 'stale' : 'network' }));
    });
    worker.addEventListener('error', ({ message }) => {
      clearTimeout(tooLong);
      // A script that failed to load has no message, and the page of a filter is not JavaScript.
      const isMissing = !message || message.includes('SyntaxError');
      breakDown(message || 'it could not be loaded', isMissing ? 'network' : 'browser');
    });
  } catch (error) {
    clearTimeout(tooLong);
    breakDown(String(error), 'browser');
  }

  return {
    send(content) {
      if (breakdown || !worker) return Promise.reject(breakdown);
      const message: Numbered<EngineRequest> = { id: ++lastId, content };
      const port = worker;
      return new Promise((resolve, reject) => {
        waiting.set(message.id, { resolve, reject });
        port.postMessage(message, content.do === 'load' ? [content.bytes] : []);
      });
    },
  };
}
