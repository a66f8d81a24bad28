import { Worker } from 'node:worker_threads';
import type { Compressed } from './compress.ts';

/** What the thread is sent: a page, and where it is in the output, with or without `.html`. */
export interface RenderedPage {
  readonly path: string;
  readonly html: string;
}

interface Ahead {
  readonly add: (page: RenderedPage) => void;
  /** Ends it, and gives what was compressed so far by `contentKey`: the rest is for `compressFolder`, which has all processors. */
  readonly end: () => Promise<ReadonlyMap<string, Compressed>>;
}

/**
 * Compresses pages while others are still rendered. Rendering keeps one processor busy; this is a thread for another, which takes one page
 * at a time and leaves out those that the previous output has.
 */
export function compressAhead(previous?: string): Ahead {
  const thread = new Worker(new URL('compressAheadThread.ts', import.meta.url), { workerData: previous });
  // A build that stops does not wait for it.
  thread.unref();
  return {
    add: (page) => thread.postMessage(page),
    end: () =>
      new Promise((resolve, reject) => {
        thread.ref();
        thread.once('error', reject);
        thread.once('message', (done: ReadonlyMap<string, Compressed>) => resolve(done));
        thread.postMessage('end');
      }),
  };
}
