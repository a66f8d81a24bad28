import { SearchFailure } from '../provider.ts';
import type { SearchResult } from '../types.ts';
import type { EngineAnswer, EngineRequest, Numbered } from './protocol.ts';

/** The page's end of a search worker. */
export interface EngineClient {
  /**
   * Sends a request and waits for its answer; a search answers with its result.
   * @throws {SearchFailure} when the worker cannot run or the request cannot be carried out
   */
  send(request: EngineRequest): Promise<SearchResult | undefined>;
}

/** What is used of a `Worker`. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

interface Waiting {
  readonly resolve: (result: SearchResult | undefined) => void;
  readonly reject: (failure: SearchFailure) => void;
}

/** Talks with a worker. When it breaks down, all who wait are told, and `onBreakdown` is called. */
export function createEngineClient(worker: WorkerPort, onBreakdown: () => void): EngineClient {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let breakdown: SearchFailure | undefined;

  worker.addEventListener('message', ({ data: { id, content } }: MessageEvent<Numbered<EngineAnswer>>) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (content.ok) asked?.resolve(content.result);
    else asked?.reject(new SearchFailure(content.message, { stale: content.stale }));
  });
  worker.addEventListener('error', ({ message }) => {
    worker.terminate();
    onBreakdown();
    breakdown = new SearchFailure(`The search worker cannot run: ${message || 'it could not be loaded'}.`);
    for (const { reject } of waiting.values()) reject(breakdown);
    waiting.clear();
  });

  return {
    send(content) {
      if (breakdown) return Promise.reject(breakdown);
      const message: Numbered<EngineRequest> = { id: ++lastId, content };
      return new Promise((resolve, reject) => {
        waiting.set(message.id, { resolve, reject });
        worker.postMessage(message, content.do === 'load' ? [content.bytes] : []);
      });
    },
  };
}
