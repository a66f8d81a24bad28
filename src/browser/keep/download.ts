import {
  filesOfScope,
  type KeepList,
  type KeptFile,
  keyOf,
  type Scope,
  sumDigits,
  sumHeader,
} from '../../model/config/keep.ts';

/** A file differs from the list: the site has a newer build, or a proxy changes files. */
export class OtherFile extends Error {}

/** The methods of `Cache` that are used. */
export type FileCache = Pick<Cache, 'keys' | 'match' | 'matchAll' | 'put'>;

/** Retries and time-outs for a bad network. */
interface Retries {
  /** Attempts for a file before the download stops. */
  readonly attempts: number;
  /** Milliseconds before the second attempt; the wait grows with each. */
  readonly retryDelay: number;
  /** Milliseconds without a byte after which a request is treated as failed. */
  readonly silenceTimeout: number;
}

const usualRetries: Retries = { attempts: 6, retryDelay: 1500, silenceTimeout: 20_000 };

/** Files loaded in parallel; on a weak network more would slow each other down. */
const inParallel = 3;

/** Files of a scope, by what has to be done for them. */
export interface DownloadPlan {
  /** Already in the cache. */
  readonly there: readonly KeptFile[];
  /** Unchanged in the cache of another build. */
  readonly toCopy: readonly { readonly file: KeptFile; readonly from: FileCache }[];
  readonly toLoad: readonly KeptFile[];
}

interface Target {
  readonly list: KeepList;
  readonly scope: Scope;
  /** Address of the top of the site, with a final slash. */
  readonly top: string;
  /** The cache to store in; undefined if there is none yet. */
  readonly cache: FileCache | undefined;
  /** Caches of other builds or of the other scope. */
  readonly others: readonly FileCache[];
}

/** Compares the caches with the list. */
export async function planDownload({ list, scope, top, cache, others }: Target): Promise<DownloadPlan> {
  const storedUrls = new Set((await cache?.keys())?.map(({ url }) => url));
  const sumsOf = async (from: FileCache) => {
    const responses = await from.matchAll();
    // Unread responses keep their files open, and so on disk after the reader has removed them.
    await Promise.all(responses.map(({ body }) => body?.cancel()));
    return { from, sums: new Set(responses.map(({ headers }) => headers.get(sumHeader))) };
  };
  const sources = await Promise.all(others.map(sumsOf));
  const there: KeptFile[] = [];
  const toCopy: { file: KeptFile; from: FileCache }[] = [];
  const toLoad: KeptFile[] = [];
  for (const file of filesOfScope(list, scope)) {
    const [key, , sum] = file;
    const source = sources.find(({ sums }) => sums.has(nameOf(key, sum)));
    if (storedUrls.has(top + key)) there.push(file);
    else if (source) toCopy.push({ file, from: source.from });
    else toLoad.push(file);
  }
  return { there, toCopy, toLoad };
}

/** Value of `sumHeader`. With the key, since `matchAll` returns no addresses. */
const nameOf = (key: string, sum: string): string => `${sum} ${key}`;

interface Download {
  readonly plan: DownloadPlan;
  readonly top: string;
  readonly cache: FileCache;
  /** Ends the download when the reader pauses it. */
  readonly signal: AbortSignal;
  /** Called with each file that has been put into the cache. */
  readonly onFile: (file: KeptFile) => void;
  readonly retries?: Retries;
}

/**
 * Puts the missing files of a plan into a cache.
 * @throws {OtherFile} if a file is not the one that the list names
 * @throws {DOMException} `AbortError` on a pause, `QuotaExceededError` if full, or a network error
 */
export async function download(job: Download): Promise<void> {
  const { plan, top, cache, signal, onFile } = job;
  for (const { file, from } of plan.toCopy) {
    const kept = await from.match(top + file[0]);
    if (!kept) throw new OtherFile(`${file[0]} was deleted while it was copied.`);
    await cache.put(top + file[0], kept);
    onFile(file);
  }
  const ended = new AbortController();
  const unlink = link(signal, ended);
  const queue = plan.toLoad.values();
  const work = async (): Promise<void> => {
    // The workers share one iterator, so each file is loaded once.
    for (const file of queue) {
      await loadInto(file, job, ended.signal);
      onFile(file);
    }
  };
  try {
    await Promise.all(Array.from({ length: inParallel }, work));
  } catch (error) {
    // Stops the other workers.
    ended.abort();
    throw error;
  } finally {
    unlink();
  }
}

/** Loads a file into the cache, with growing waits after failures. */
async function loadInto(file: KeptFile, { top, cache, retries = usualRetries }: Download, signal: AbortSignal) {
  const { attempts, retryDelay, silenceTimeout } = retries;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await load(file, top, signal, silenceTimeout);
      // Inside the attempt: this fails if the device is full.
      await cache.put(top + file[0], response);
      return;
    } catch (error) {
      if (signal.aborted || attempt === attempts || error instanceof OtherFile || isFull(error)) throw error;
      await wait(retryDelay * attempt, signal);
    }
  }
}

export const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

async function load([key, , sum]: KeptFile, top: string, signal: AbortSignal, timeout: number): Promise<Response> {
  const { response, content } = await fetchAll(top + key, signal, timeout);
  if (response.status === 404) throw new OtherFile(`${key} is not on the server any more.`);
  if (keyOf(response.url.slice(top.length)) !== key || (await sumOf(content)) !== sum)
    throw new OtherFile(`${key} is not the file that the list names.`);
  const headers = new Headers(response.headers);
  // They describe the transfer, not the file. With `Vary` a cache would compare the requests.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'vary']) headers.delete(name);
  headers.set(sumHeader, nameOf(key, sum));
  // A new response: a redirected one would be refused as a page.
  return new Response(content, { headers });
}

/**
 * Bypasses the browser's cache, which `Remove` cannot empty.
 * @throws {Error} if no byte arrives, or for a status other than 404
 */
export async function fetchAll(
  url: string,
  signal: AbortSignal,
  timeout: number,
): Promise<{ response: Response; content: Blob }> {
  const silent = new AbortController();
  const unlink = link(signal, silent);
  const startTimer = () => setTimeout(() => silent.abort(), timeout);
  let timer = startTimer();
  try {
    const response = await fetch(url, { cache: 'no-store', signal: silent.signal });
    const reader = response.body?.getReader();
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    while (reader) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
      clearTimeout(timer);
      timer = startTimer();
    }
    const { ok, status } = response;
    if (!ok && status !== 404) throw new Error(`${url} returned status ${status}.`);
    return { response, content: new Blob(chunks) };
  } finally {
    clearTimeout(timer);
    unlink();
  }
}

async function sumOf(content: Blob): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', await content.arrayBuffer()));
  return [...sum]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, sumDigits);
}

/** Aborts a controller with a signal; older browsers have no `AbortSignal.any`. */
function link(signal: AbortSignal, controller: AbortController): () => void {
  const abort = () => controller.abort();
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  return () => signal.removeEventListener('abort', abort);
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => reject(new DOMException('Paused.', 'AbortError')));
  });
}
