import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { byFolder, type KeepList, sumDigits } from '../../model/config/keep.ts';
import { download, type FileCache, OtherFile, planDownload } from './download.ts';

const top = 'https://docs.test/';
const quick = { attempts: 4, retryDelay: 1, silenceTimeout: 1000 };
function memoryCache(): FileCache & { readonly texts: () => Promise<Record<string, string>> } {
  const entries = new Map<string, () => Response>();
  const urlOf = (request: URL | RequestInfo) => (request instanceof Request ? request.url : String(request));
  return {
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
    match: async (request) => entries.get(urlOf(request))?.(),
    matchAll: async () => [...entries.values()].map((stored) => stored()),
    put: async (request, response) => {
      const content = await response.blob();
      entries.set(urlOf(request), () => new Response(content, { headers: response.headers }));
    },
    texts: async () =>
      Object.fromEntries(
        await Promise.all([...entries].map(async ([url, stored]) => [url.slice(top.length), await stored().text()])),
      ),
  };
}

const sumOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, sumDigits);
const listOf = (build: string, files: Readonly<Record<string, string>>): KeepList => ({
  build,
  missing: 'en/missing',
  onDevice: { guides: 0, everything: 0 },
  guides: byFolder(Object.entries(files).map(([key, text]) => [key, text.length, sumOf(text)])),
  rest: {},
});

/** A server that fails the given number of times first. Returns the requested keys. */
function serve(files: Readonly<Record<string, string>>, failures: Record<string, number> = {}): string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { signal }: { signal: AbortSignal }) => {
    signal.throwIfAborted();
    const key = url.slice(top.length);
    requests.push(key);
    failures[key] = (failures[key] ?? 0) - 1;
    if (failures[key] >= 0) throw new TypeError('Failed to fetch');
    const text = files[key];
    const response = new Response(text ?? 'Not found', {
      status: text === undefined ? 404 : 200,
      headers: { 'content-type': 'text/html', 'content-encoding': 'br', vary: 'Accept-Encoding' },
    });
    Object.defineProperty(response, 'url', { value: url });
    return response;
  });
  return requests;
}

async function store(
  list: KeepList,
  cache: FileCache,
  others: readonly FileCache[] = [],
  signal = new AbortController().signal,
  retries = quick,
) {
  const made = await planDownload({ list, scope: 'guides', top, cache, others });
  const kept: string[] = [];
  await download({ plan: made, top, cache, signal, onFile: ([key]) => kept.push(key), retries });
  return kept.sort();
}

const pages = { en: 'home', 'en/slow': 'slow', 'en/start': 'start', 'en/missing': 'missing' };

test('All files of a list are stored, as responses that a page can be made from', async () => {
  serve(pages);
  const cache = memoryCache();
  expect(await store(listOf('1', pages), cache)).toEqual(Object.keys(pages).sort());
  expect(await cache.texts()).toEqual(pages);
  const slow = await cache.match(`${top}en/slow`);
  expect([slow?.redirected, slow?.headers.get('content-type')]).toEqual([false, 'text/html']);
  expect([slow?.headers.get('content-encoding'), slow?.headers.get('vary')]).toEqual([null, null]);
});

test('Checking for stored files leaves no response open', async () => {
  serve(pages);
  const old = memoryCache();
  await store(listOf('1', pages), old);
  const responses = await old.matchAll();
  const others = [{ ...old, matchAll: async () => responses }];
  await planDownload({ list: listOf('2', pages), scope: 'guides', top, cache: undefined, others });
  expect(responses.filter(({ bodyUsed }) => !bodyUsed)).toEqual([]);
});

test('A file is stored after three broken connections, the others are loaded once', async () => {
  const requests = serve(pages, { 'en/slow': 3 });
  const cache = memoryCache();
  await store(listOf('1', pages), cache);
  expect(await cache.texts()).toEqual(pages);
  expect(requests.filter((key) => key === 'en/slow')).toHaveLength(4);
  expect(requests).toHaveLength(7);
});

test('The waits between attempts to load a file grow', async () => {
  serve(pages, { 'en/slow': 3 });
  const wait = vi.spyOn(globalThis, 'setTimeout');
  await store(listOf('1', pages), memoryCache());
  const waits = wait.mock.calls.flatMap(([, time]) => (time === quick.silenceTimeout ? [] : time));
  expect(waits).toEqual([1, 2, 3]);
});

test('If the connection stays broken, stored files remain, and are not loaded again later', async () => {
  const tried = serve(pages, { 'en/missing': 100 });
  const cache = memoryCache();
  await expect(store(listOf('1', pages), cache)).rejects.toThrow('Failed to fetch');
  expect(tried.filter((key) => key === 'en/missing')).toHaveLength(quick.attempts);
  const before = Object.keys(await cache.texts());
  expect(before.length).toBeGreaterThan(0);
  const requests = serve(pages);
  await store(listOf('1', pages), cache);
  expect(requests.filter((key) => before.includes(key))).toEqual([]);
  expect(await cache.texts()).toEqual(pages);
});

test('Only the changed files of a new build are loaded', async () => {
  serve(pages);
  const old = memoryCache();
  await store(listOf('1', pages), old);
  const changed = { ...pages, 'en/slow': 'slower' };
  const requests = serve(changed);
  const cache = memoryCache();
  await store(listOf('2', changed), cache, [old]);
  expect(requests).toEqual(['en/slow']);
  expect(await cache.texts()).toEqual(changed);
  expect(await old.texts()).toEqual(pages);
});

test.each([
  ['other than the list says', { ...pages, 'en/slow': 'another text' }],
  ['gone', { en: 'home' }],
])('A file that is %s ends the download at once, since it belongs to another build', async (_, served) => {
  const requests = serve(served);
  await expect(store(listOf('1', pages), memoryCache())).rejects.toThrow(OtherFile);
  expect(new Set(requests).size).toBe(requests.length);
});

test('A connection that goes silent counts as broken', async () => {
  const requests = serve(pages);
  const served = fetch;
  let hangs = true;
  vi.stubGlobal('fetch', (url: string, options: { signal: AbortSignal }) => {
    if (!hangs || url !== `${top}en/slow`) return served(url, options);
    hangs = false;
    return new Promise((_, reject) =>
      options.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
    );
  });
  const cache = memoryCache();
  await store(listOf('1', pages), cache, [], undefined, { ...quick, silenceTimeout: 20 });
  expect(await cache.texts()).toEqual(pages);
  expect(requests).toHaveLength(4);
});

test('Pausing ends all requests', async () => {
  const pausing = new AbortController();
  serve(pages, { 'en/slow': 100 });
  const storing = store(listOf('1', pages), memoryCache(), [], pausing.signal);
  pausing.abort();
  await expect(storing).rejects.toThrow();
});

test('A full device ends the download at once', async () => {
  const requests = serve(pages);
  const full = { ...memoryCache(), put: () => Promise.reject(new DOMException('Full', 'QuotaExceededError')) };
  await expect(store(listOf('1', pages), full)).rejects.toThrow('Full');
  expect(new Set(requests).size).toBe(requests.length);
});

test('A file that takes longer than the silence, but keeps coming, is stored', async () => {
  const long = { 'en/missing': 'Nothing at this address' };
  serve(long);
  const served = fetch;
  vi.stubGlobal('fetch', async (url: string, options: { signal: AbortSignal }) => {
    const response = await served(url, options);
    const slowly = new TransformStream<Uint8Array, Uint8Array>({
      async transform(chunk, stream) {
        for (const byte of chunk) {
          await new Promise((resolve) => setTimeout(resolve, 15));
          options.signal.throwIfAborted();
          stream.enqueue(Uint8Array.of(byte));
        }
      },
    });
    const slow = new Response(response.body?.pipeThrough(slowly), response);
    Object.defineProperty(slow, 'url', { value: url });
    return slow;
  });
  const cache = memoryCache();
  await store(listOf('1', long), cache, [], undefined, { ...quick, attempts: 1, silenceTimeout: 250 });
  expect(await cache.texts()).toEqual(long);
});
