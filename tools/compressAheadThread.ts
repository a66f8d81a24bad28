/** The thread of `compressAhead.ts`. It gets pages and at last "end"; then it answers with what it has compressed, and ends. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { type Compressed, compressPage, contentKey } from './compress.ts';
import type { RenderedPage } from './compressAhead.ts';

const previous: string | undefined = workerData;
const done = new Map<string, Compressed>();
let ended = false;
let queue = Promise.resolve();

parentPort?.on('message', (message: RenderedPage | 'end') => {
  ended = message === 'end';
  queue = queue.then(() => {
    if (message !== 'end') return ended ? undefined : compress(message);
    parentPort?.postMessage(done);
    parentPort?.close();
    return undefined;
  });
});

async function compress({ path, html }: RenderedPage): Promise<void> {
  const content = Buffer.from(html);
  if (previous !== undefined && (await hasPage(previous, path, content))) return;
  done.set(contentKey(content), await compressPage(content));
}

/** Whether an output has the page with the same content, as a file or as the index of a folder. */
async function hasPage(output: string, path: string, content: Buffer): Promise<boolean> {
  const own = path.replace(/(\.html|\/)$/, '');
  for (const name of [`${own}.html`, `${own}/index.html`]) {
    const before = await readFile(join(output, name)).catch(() => undefined);
    if (before) return before.equals(content);
  }
  return false;
}
