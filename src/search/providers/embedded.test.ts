import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { analyser } from '../analysis/ru.ts';
import { buildFileName, searchFileName } from '../fileNames.ts';
import { buildIndexes } from '../indexBuilder.ts';
import type { AskOptions, FailureReason, SearchProvider } from '../provider.ts';
import type { Hit, SearchRecord } from '../types.ts';
import type { WorkerPort } from '../worker/client.ts';
import { createHost, type EngineRequest, type Numbered } from '../worker/host.ts';
import { createEmbeddedProvider } from './embedded.ts';

const record = (url: string, section: SearchRecord['section'], title: string, text: string): SearchRecord => {
  return { url, section, title, asked: [], text, path: [] };
};

const records = [
  record('/ru/docs/tutorial-basics/a', 'tutorials', 'Пароль', 'Смена пароля.'),
  record('/ru/blog/b', 'blog', 'Серверы', 'Пароль тоже здесь.'),
  record('/ru/docs/api/c', 'api', 'Запрос', 'Запрос и ответ.'),
  record('/ru/docs/changelog/d', 'changelog', 'Версия 1', 'Первая версия.'),
  record('/ru/docs/services/e', 'services', 'Ключ', 'Где он лежит.'),
  record('/ru/docs/troubleshoot/f', 'troubleshooting', 'Ключ и замок', 'Если не подходит.'),
  record('/ru/docs/services/orbnet/g', 'services', 'Ключ сервера', 'Как его сменить.'),
  record('/ru/blog/h', 'blog', 'Дверь', 'Ключ тоже здесь.'),
];
const build = 'b1';
const files = new Map(
  [...buildIndexes(records, analyser)].flatMap(([bundle, { index, body, texts }]) => [
    [searchFileName(bundle, build), JSON.stringify(index)] as const,
    ...(body ? [[searchFileName('core-body', build), JSON.stringify(body)] as const] : []),
    ...texts.map(({ file }, part) => [searchFileName(`${bundle}-text-${part}`, build), JSON.stringify(file)] as const),
  ]),
);
files.set(buildFileName, JSON.stringify({ build }));
const [coreFile, cardsFile] = [searchFileName('core', build), searchFileName('answers-0', build)];
const steps = { n: 4, s: ['Откройте профиль.', 'Нажмите «Пароль».'] };
files.set(cardsFile, JSON.stringify({ '/ru/docs/tutorial-basics/a': [steps] }));

/** A worker without a thread. */
class InlineWorker extends EventTarget implements WorkerPort {
  readonly #host = createHost(analyser);

  postMessage(message: Numbered<EngineRequest>): void {
    const data = { id: message.id, content: this.#host(message.content) };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {}
}

let provider: SearchProvider;
let providerFor: (frugal: boolean) => SearchProvider;
let workers: InlineWorker[];
/** Response instead of the file: another text, a status, or a lost connection (0). */
let broken: string | number | undefined;
/** The file that is replaced with another text. */
let brokenFile: string;
/** The requested files, without the build. */
let requested: string[];
/** The file that the server delays until `deliver` is called. */
let late: string | undefined;
let deliver: () => void;
let platform: string;

function fetchFile(name: string): Response | Promise<Response> {
  requested.push(name.replace(/\.b1\.json$/, ''));
  const response = () => new Response(files.get(name), { status: files.has(name) ? 200 : 404 });
  if (broken === 0) throw new TypeError('Failed to fetch');
  if (typeof broken === 'number') return new Response('', { status: broken });
  if (broken !== undefined && name === brokenFile) return new Response(broken);
  if (name !== late) return response();
  return new Promise((resolve) => {
    deliver = () => resolve(response());
  });
}

beforeEach(() => {
  platform = '';
  broken = undefined;
  brokenFile = coreFile;
  late = undefined;
  requested = [];
  deliver = () => undefined;
  workers = [];
  const folder = `/${expect.getState().currentTestName}/`;
  const fetched = vi.fn(async (url: string, _options: RequestInit) => {
    // A provider of the previous test may still request texts.
    if (!url.startsWith(folder)) throw new TypeError('Failed to fetch');
    return fetchFile(url.slice(folder.length));
  });
  vi.stubGlobal('fetch', fetched);
  providerFor = (frugal) =>
    createEmbeddedProvider({
      startWorker: () => {
        const worker = new InlineWorker();
        workers.push(worker);
        return worker;
      },
      urlOf: (file) => folder + file,
      frugal,
      platform: () => platform,
      isByApi: () => false,
    });
  provider = providerFor(false);
});

afterEach(() => void vi.unstubAllGlobals());

/** Repeats a search until its hits are as expected: files that arrive change them. */
const until = (query: string, options: AskOptions, holds: (hits: readonly Hit[]) => void) =>
  vi.waitFor(async () => holds((await provider.search(query, options)).hits), { timeout: 5000, interval: 600 });
const everywhere: AskOptions = { everywhere: true };
const expectFailure = (reason: FailureReason) =>
  expect(provider.search('пароль')).rejects.toMatchObject({ name: 'SearchFailure', reason });

test('the first query waits only for the core index, and reserves space for texts, which follow unless data is saved', async () => {
  late = cardsFile;
  const { hits } = await provider.search('пароль');
  expect(hits).toMatchObject([{ page: '/ru/docs/tutorial-basics/a', excerpt: [], awaitsExcerpt: true }]);
  expect(requested).toEqual(['build.json', 'core', 'answers-0']);
  await until('пароль', {}, ([hit]) => expect(hit?.excerpt).not.toEqual([]));
  expect(requested.slice(3)).toEqual(['core-text-0']);
  expect((await provider.search('пароль')).hits[0]?.awaitsExcerpt).toBeUndefined();
  expect((await providerFor(true).search('пароль')).hits[0]?.awaitsExcerpt).toBeUndefined();
});

test('further files are loaded only for a reader who looks everywhere, and add results below', async () => {
  late = cardsFile;
  await until('пароль', everywhere, (hits) => {
    expect(hits).toHaveLength(2);
    expect(hits.every(({ excerpt }) => excerpt.length > 0)).toBe(true);
  });
  expect((await provider.search('пароль')).hits[0]?.page).toBe('/ru/docs/tutorial-basics/a');
  expect(requested.slice(0, 2)).toEqual(['build.json', 'core']);
  const others = ['answers-0', 'api', 'changelog', 'core-body', 'core-text-0', 'more', 'more-text-0'];
  expect(requested.slice(2).sort()).toEqual(others);
});

test('words of texts that arrive before the core wait for it, and everything is searched', async () => {
  late = coreFile;
  const found = provider.search('пароль', { everywhere: true });
  await vi.waitFor(() => expect(requested).toContain('core-body'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  deliver();
  expect((await found).isPartial).toBe(false);
});

test('texts are loaded for the rows in sight, and for more rows as they come into sight', async () => {
  await provider.search('ключ', { everywhere: true });
  await until('ключ', everywhere, (hits) => expect(hits).toHaveLength(4));
  const textsOf = (excerpts: number) =>
    until('ключ', { excerpts }, (hits) =>
      expect(hits.filter(({ awaitsExcerpt }) => !awaitsExcerpt).length).toBeGreaterThanOrEqual(excerpts),
    );
  await textsOf(2);
  await textsOf(4);
});

test('a query without an answer in help searches the API too, and releases if the reader looks everywhere', async () => {
  expect(await provider.search('первая')).toMatchObject({ hits: [], isPartial: true });
  expect(requested).toEqual(['build.json', 'core', 'core-body', 'more', 'api']);
  const { hits } = await provider.search('первая', everywhere);
  expect(hits.map(({ page }) => page)).toEqual(['/ru/docs/changelog/d']);
});

test('a query with a word that the core lacks waits for the words of texts', async () => {
  expect((await provider.search('пароль релиза')).hits.map(({ page }) => page)).toContain('/ru/docs/tutorial-basics/a');
  expect((await provider.search('пороль')).interpretation).toMatchObject({ kind: 'typo', query: 'пароль' });
});

test('a query that is replaced while the reader types loads nothing', async () => {
  const replaced = new AbortController();
  const answer = provider.search('первая', {}, replaced.signal);
  await vi.waitFor(() => expect(requested).toContain('core'));
  replaced.abort();
  expect((await answer).total).toBe(0);
  await provider.search('пароль');
  expect(requested).toEqual(['build.json', 'core', 'answers-0']);
});

test('a replaced query that is repeated loads the files it needs: its first results were never shown', async () => {
  await provider.search('пароль релиза', {}, AbortSignal.abort());
  expect(requested).not.toContain('core-body');
  await provider.search('пароль релиза');
  expect(requested).toContain('core-body');
});

test('results of the core are shown if a further file does not arrive in time', async () => {
  late = searchFileName('api', build);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const answer = provider.search('пароль релиза');
    await vi.waitFor(() => expect(requested).toContain('core'), { timeout: 5000 });
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(500);
      expect(requested).toContain('api');
    });
    await vi.advanceTimersByTimeAsync(5000);
    expect((await answer).hits.map(({ page }) => page)).toContain('/ru/docs/tutorial-basics/a');
  } finally {
    vi.useRealTimers();
    deliver();
  }
});

test('the dialog keeps the rows already shown, and adds others below them', async () => {
  const list = async () => (await provider.search('ключ', { bySection: true })).hits.map(({ page }) => page);
  const before = ['/ru/docs/services/e', '/ru/docs/troubleshoot/f'];
  expect(await list()).toEqual(before);
  await until('ключ', { bySection: true, everywhere: true }, (hits) =>
    expect(hits.map(({ page }) => page)).toEqual([...before, '/ru/docs/services/orbnet/g', '/ru/blog/h']),
  );
});

test('the first hit shows the steps of its page instead of a text, and keeps them when files arrive', async () => {
  const card = { url: '/ru/docs/tutorial-basics/a', steps: ['Откройте профиль.', 'Нажмите «Пароль».'], count: 4 };
  expect((await provider.search('пароль')).hits.map(({ answer }) => answer)).toEqual([card]);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(requested).toEqual(['build.json', 'core', 'answers-0']);
  await until('пароль', everywhere, (hits) => expect(hits).toHaveLength(2));
  expect((await provider.search('пароль')).hits.map(({ answer }) => answer)).toEqual([card, undefined]);
  expect((await provider.search('пароль', { offset: 1 })).hits.map(({ answer }) => answer)).toEqual([undefined]);
});

test('steps that cannot be loaded are not requested again and again', async () => {
  [broken, brokenFile] = ['', cardsFile];
  const more = vi.fn();
  provider.onMore(more);
  await provider.search('пароль');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(more).not.toHaveBeenCalled();
});

test('results shown without a card have its steps as an excerpt until another query', async () => {
  late = cardsFile;
  expect((await provider.search('пароль')).hits[0]?.answer).toBeUndefined();
  // Only the first query waits for the card.
  const timeout = new Promise((resolve) => setTimeout(resolve, 100, 'late'));
  expect(await Promise.race([provider.search('парол'), timeout])).not.toBe('late');
  await until('пароль', everywhere, (hits) => expect(hits).toHaveLength(2));
  deliver();
  await until('пароль', {}, ([hit]) => {
    expect(hit?.answer).toBeUndefined();
    expect(hit?.excerpt).toEqual([{ text: 'Откройте профиль. Нажмите «Пароль».', match: false }]);
  });
  await vi.waitFor(async () => {
    await provider.search('версия');
    expect((await provider.search('пароль')).hits[0]?.answer?.count).toBe(4);
  });
});

test.each(['', '<!doctype html>'])(
  'without the file of answer cards only the cards are missing, and it is requested again later',
  async (instead) => {
    const requests = () => requested.filter((file) => file === 'answers-0').length;
    const whole = files.get(cardsFile) ?? '';
    files.set(cardsFile, instead);
    const first = async () => (await provider.search('пароль')).hits[0];
    expect(await first()).toMatchObject({ page: '/ru/docs/tutorial-basics/a' });
    const before = requests();
    await provider.search('версия');
    expect([(await first())?.answer, requests()]).toEqual([undefined, before]);
    files.set(cardsFile, whole);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11_000);
    await provider.search('версия');
    expect((await first())?.answer?.count).toBe(4);
    vi.mocked(Date.now).mockRestore();
  },
);

test('a query uses the platform that is chosen at that moment', async () => {
  const post = vi.spyOn(InlineWorker.prototype, 'postMessage');
  await provider.search('пароль');
  platform = 'android';
  await provider.search('пароль');
  const used = post.mock.calls.flatMap(([{ content }]) => (content.do === 'search' ? content.options.platform : []));
  post.mockRestore();
  expect(used).toEqual(['', 'android']);
});

describe('an index file', () => {
  const whole = files.get(coreFile) ?? '';

  test('is not taken from the browser cache after it was damaged, until it was whole', async () => {
    const caches = () =>
      vi.mocked(fetch).mock.calls.flatMap(([url, options]) => (String(url).endsWith(coreFile) ? options?.cache : []));
    broken = whole.slice(0, -30);
    await expectFailure('network');
    broken = undefined;
    await provider.search('пароль');
    crash();
    await provider.search('пароль');
    expect(caches()).toEqual(['default', 'reload', 'default']);
  });

  test.each<[string, string | number, boolean, string?]>([
    ['a lost connection', 0, false],
    ['a server error', 500, false],
    ['a missing file', 404, true],
    ['the page of a captive portal', '<!doctype html><title>Wi-Fi</title>', false],
    ['such a page instead of the newest build', '<!doctype html><title>Wi-Fi</title>', false, buildFileName],
    ['damage', whole.replace(/"terms":"/, '"terms":"Ax'), false],
    ['another format', whole.replace(/"v":\d+/, '"v":0'), true],
  ])('fails because of %s, and a retry succeeds', async (_, instead, stale, file = coreFile) => {
    [broken, brokenFile] = [instead, file];
    await expectFailure(stale ? 'stale' : 'network');
    broken = undefined;
    expect((await provider.search('пароль')).total).toBeGreaterThan(0);
  });
});

const crash = () => workers[0]?.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));

test('a worker that crashes after it has answered is replaced, and its files are loaded again', async () => {
  await provider.search('пароль');
  crash();
  expect((await provider.search('пароль')).total).toBeGreaterThan(0);
});

test('a worker that crashes rejects pending calls, and a new one starts', async () => {
  const failure = expectFailure('browser');
  crash();
  await failure;
  await vi.waitFor(async () => expect((await provider.search('пароль')).total).toBeGreaterThan(0));
  expect(workers.length).toBeGreaterThan(1);
});
