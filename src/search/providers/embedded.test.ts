import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { analyser } from '../analysis/ru.ts';
import { buildFileName, searchFileName } from '../fileNames.ts';
import { buildIndexes } from '../indexBuilder.ts';
import { type AskOptions, SearchFailure, type SearchProvider } from '../provider.ts';
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
const steps = (...s: string[]) => [{ n: 4, s }];
files.set(
  searchFileName('answers-0', build),
  JSON.stringify({ '/ru/docs/tutorial-basics/a': steps('Откройте профиль.', 'Нажмите «Пароль».') }),
);
const coreFile = searchFileName('core', build);

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
/** Answer instead of the file: another text, a status, or a lost connection (0). */
let broken: string | number | undefined;
/** The file that another text is sent for. */
let brokenFile: string;
/** The files asked of the server, without the build. */
let requested: string[];
/** The file that the server keeps back until `deliver` is called. */
let late: string | undefined;
let deliver: () => void;
/** The reader's choice. */
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
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, _options: RequestInit) => {
      // A provider of the test before may still ask for texts.
      if (!url.startsWith(folder)) throw new TypeError('Failed to fetch');
      return fetchFile(url.slice(folder.length));
    }),
  );
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

/** Searches as often as it takes until the hits are as expected: files that arrive change them. */
const until = (query: string, options: AskOptions, holds: (hits: readonly Hit[]) => void) =>
  vi.waitFor(async () => holds((await provider.search(query, options)).hits), { timeout: 5000, interval: 600 });
const everywhere: AskOptions = { everywhere: true };
/** Results without cards, which take the place of an excerpt. */
function withoutCards(): void {
  late = searchFileName('answers-0', build);
}

async function failureOf(query = 'пароль'): Promise<SearchFailure> {
  const failure: unknown = await provider.search(query).catch((error: unknown) => error);
  if (failure instanceof SearchFailure) return failure;
  throw new Error('The search did not fail as it should.');
}

test('the first query waits for the core index alone, and keeps room for texts, which come later unless a data saver keeps them away', async () => {
  withoutCards();
  const { hits } = await provider.search('пароль');
  expect(hits).toMatchObject([{ page: '/ru/docs/tutorial-basics/a', excerpt: [], awaitsExcerpt: true }]);
  expect(requested).toEqual(['build.json', 'core', 'answers-0']);
  await until('пароль', {}, ([hit]) => expect(hit?.excerpt).not.toEqual([]));
  expect(requested.slice(3)).toEqual(['core-text-0']);
  expect((await provider.search('пароль')).hits[0]?.awaitsExcerpt).toBeUndefined();
  expect((await providerFor(true).search('пароль')).hits[0]?.awaitsExcerpt).toBeUndefined();
});

test('files that no shown result needs are loaded only for a reader who looks everywhere, and add results below', async () => {
  withoutCards();
  await until('пароль', everywhere, (hits) => {
    expect(hits).toHaveLength(2);
    expect(hits.every(({ excerpt }) => excerpt.length > 0)).toBe(true);
  });
  expect((await provider.search('пароль')).hits[0]?.page).toBe('/ru/docs/tutorial-basics/a');
  expect(requested.slice(0, 2)).toEqual(['build.json', 'core']);
  const others = ['answers-0', 'api', 'changelog', 'core-body', 'core-text-0', 'more', 'more-text-0'];
  expect(requested.slice(2).sort()).toEqual(others);
});

test('words of texts that arrive before the core wait for it, so that everything is searched', async () => {
  late = coreFile;
  const found = provider.search('пароль', { everywhere: true });
  await vi.waitFor(() => expect(requested).toContain('core-body'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  deliver();
  expect((await found).isPartial).toBe(false);
});

test('texts come for the rows in sight, and for more of them once these are', async () => {
  await provider.search('ключ', { everywhere: true });
  await until('ключ', everywhere, (hits) => expect(hits).toHaveLength(4));
  const textsOf = (excerpts: number) =>
    until('ключ', { excerpts }, (hits) =>
      expect(hits.filter(({ awaitsExcerpt }) => !awaitsExcerpt).length).toBeGreaterThanOrEqual(excerpts),
    );
  await textsOf(2);
  await textsOf(4);
});

test('a word that is in a text alone is found by the words of texts, and no other file is asked for', async () => {
  const { hits } = await provider.search('смена');
  expect(hits.map(({ page }) => page)).toEqual(['/ru/docs/tutorial-basics/a']);
  expect(requested).toEqual(['build.json', 'core', 'core-body', 'answers-0']);
});

test('a query without an answer in help is asked of the API too, and of releases when the reader looks everywhere', async () => {
  expect(await provider.search('первая')).toMatchObject({ hits: [], isPartial: true });
  expect(requested).toEqual(['build.json', 'core', 'core-body', 'more', 'api']);
  const { hits } = await provider.search('первая', everywhere);
  expect(hits.map(({ page }) => page)).toEqual(['/ru/docs/changelog/d']);
});

test('a query with a word that the core does not know waits for the words of texts', async () => {
  expect((await provider.search('пароль релиза')).hits.map(({ page }) => page)).toContain('/ru/docs/tutorial-basics/a');
  expect((await provider.search('пороль')).interpretation).toMatchObject({ kind: 'typo', query: 'пароль' });
});

test('a query that another one replaces before it rests loads nothing', async () => {
  const replaced = new AbortController();
  const answer = provider.search('первая', {}, replaced.signal);
  await vi.waitFor(() => expect(requested).toContain('core'));
  replaced.abort();
  expect((await answer).total).toBe(0);
  await provider.search('пароль');
  expect(requested).toEqual(['build.json', 'core', 'answers-0']);
});

test('a query asked again after it was replaced loads what it needs: nobody saw its first results', async () => {
  await provider.search('пароль релиза', {}, AbortSignal.abort());
  expect(requested).not.toContain('core-body');
  await provider.search('пароль релиза');
  expect(requested).toContain('core-body');
});

test('results of the core are shown if a file that may answer better does not arrive in time', async () => {
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

test('in the list of the dialog the first rows stay as they are shown, and others come below them', async () => {
  const list = async () => (await provider.search('ключ', { bySection: true })).hits.map(({ page }) => page);
  const before = ['/ru/docs/services/e', '/ru/docs/troubleshoot/f'];
  expect(await list()).toEqual(before);
  await until('ключ', { bySection: true, everywhere: true }, (hits) =>
    expect(hits.map(({ page }) => page)).toEqual([...before, '/ru/docs/services/orbnet/g', '/ru/blog/h']),
  );
});

test('the first hit comes with the steps of its page instead of a text, and later files do not take them away', async () => {
  const card = { url: '/ru/docs/tutorial-basics/a', steps: ['Откройте профиль.', 'Нажмите «Пароль».'], count: 4 };
  expect((await provider.search('пароль')).hits.map(({ answer }) => answer)).toEqual([card]);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(requested).toEqual(['build.json', 'core', 'answers-0']);
  await until('пароль', everywhere, (hits) => expect(hits).toHaveLength(2));
  expect((await provider.search('пароль')).hits.map(({ answer }) => answer)).toEqual([card, undefined]);
  expect((await provider.search('пароль', { offset: 1 })).hits.map(({ answer }) => answer)).toEqual([undefined]);
});

test('steps that cannot be loaded make no list ask for them again and again', async () => {
  [broken, brokenFile] = ['', searchFileName('answers-0', build)];
  const more = vi.fn();
  provider.onMore(more);
  await provider.search('пароль');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(more).not.toHaveBeenCalled();
});

test('results that were shown without a card have its steps as an excerpt until something else is asked', async () => {
  late = searchFileName('answers-0', build);
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
  'a file of answer cards that does not come costs only the cards, and is asked for again later',
  async (instead) => {
    const name = searchFileName('answers-0', build);
    const requests = () => requested.filter((file) => file === 'answers-0').length;
    const whole = files.get(name) ?? '';
    files.set(name, instead);
    const first = async () => (await provider.search('пароль')).hits[0];
    expect(await first()).toMatchObject({ page: '/ru/docs/tutorial-basics/a' });
    const before = requests();
    await provider.search('версия');
    expect([(await first())?.answer, requests()]).toEqual([undefined, before]);
    files.set(name, whole);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11_000);
    await provider.search('версия');
    expect((await first())?.answer?.count).toBe(4);
    vi.mocked(Date.now).mockRestore();
  },
);

test('a query is asked for the platform that the reader has chosen in that moment', async () => {
  const post = vi.spyOn(InlineWorker.prototype, 'postMessage');
  await provider.search('пароль');
  platform = 'android';
  await provider.search('пароль');
  const asked = post.mock.calls.flatMap(([{ content }]) => (content.do === 'search' ? content.options.platform : []));
  post.mockRestore();
  expect(asked).toEqual(['', 'android']);
});

describe('an index file that', () => {
  const whole = files.get(coreFile) ?? '';

  test('arrived damaged is not taken from the cache of the browser again', async () => {
    const caches = () =>
      vi.mocked(fetch).mock.calls.flatMap(([url, options]) => (String(url).endsWith(coreFile) ? options?.cache : []));
    broken = whole.slice(0, -30);
    await failureOf();
    broken = undefined;
    await provider.search('пароль');
    expect(caches()).toEqual(['default', 'reload']);
  });

  test.each<[string, string | number, boolean, string?]>([
    ['does not arrive', 0, false],
    ['the server fails to give', 500, false],
    ['is not there any more', 404, true],
    ['is the page of a captive portal', '<!doctype html><title>Wi-Fi</title>', false],
    ['has such a page in place of the newest build', '<!doctype html><title>Wi-Fi</title>', false, buildFileName],
    ['is damaged', whole.replace(/"terms":"/, '"terms":"Ax'), false],
    ['is of another format', whole.replace(/"v":\d+/, '"v":0'), true],
  ])('%s is a failure that trying again can fix', async (_, instead, stale, file = coreFile) => {
    [broken, brokenFile] = [instead, file];
    expect((await failureOf()).reason).toBe(stale ? 'stale' : 'network');
    broken = undefined;
    expect((await provider.search('пароль')).total).toBeGreaterThan(0);
  });
});

const crash = () => workers[0]?.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));

test('a worker that breaks down after it has answered is replaced, with its files', async () => {
  await provider.search('пароль');
  crash();
  expect((await provider.search('пароль')).total).toBeGreaterThan(0);
});

test('a worker that breaks down rejects pending calls, and another one starts', async () => {
  const waiting = failureOf();
  crash();
  expect(await waiting).toMatchObject({ reason: 'browser' });
  await vi.waitFor(async () => expect((await provider.search('пароль')).total).toBeGreaterThan(0));
  expect(workers.length).toBeGreaterThan(1);
});
