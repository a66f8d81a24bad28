import { expect, test } from 'vitest';
import { buildFileName, type SearchFile, searchFileName } from '../../search/fileNames.ts';
import { answer, type Sources } from './answer.ts';

const response = (text: string, status = 200) => new Response(text, { status });
const never = () => new Promise<never>(() => {});
const broken = () => Promise.reject(new TypeError('Failed to fetch'));

/** Defaults: the network answers and nothing is kept. */
const sources = (changed: Partial<Sources> = {}): Sources => ({
  online: async () => response('online'),
  kept: async () => undefined,
  home: async () => undefined,
  missing: async () => response('not on your device'),
  late: never,
  gaveUp: () => undefined,
  ...changed,
});
const keeps = (...keys: string[]) => ({
  kept: async (key: string) => (keys.includes(key) ? response('kept') : undefined),
});
/** One of each kind. */
const searchFiles: readonly SearchFile[] = ['core', 'core-body', 'core-text-0', 'answers-12'];
const textOf = async (answered: Promise<Response>) => (await answered).text();

test('While the site answers, its page is shown instead of the kept one', async () => {
  expect(await textOf(answer('ru/docs/slow', true, sources(keeps('ru/docs/slow'))))).toBe('online');
});

test.each(['ru/docs/slow', 'ru/docs/slow/', 'ru/docs/slow.html', 'ru/docs/slow/index.html'])(
  'Without a network the kept page is shown at %s',
  async (path) => {
    expect(await textOf(answer(path, true, sources({ ...keeps('ru/docs/slow'), online: broken })))).toBe('kept');
  },
);

test('The worker does not wait for a network that takes too long', async () => {
  const slow = sources({ ...keeps('ru'), online: never, late: async () => undefined });
  expect(await textOf(answer('ru/', true, slow))).toBe('kept');
});

test('The worker gives up on the network for a while only if it was too late', async () => {
  const given = { up: 0 };
  const asked = (changed: Partial<Sources>) =>
    answer('ru/', true, sources({ ...keeps('ru'), gaveUp: () => (given.up += 1), ...changed }));
  const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 5));
  await asked({ late: soon });
  await soon().then(soon);
  expect(given.up).toBe(0);
  await asked({ online: never, late: soon });
  expect(given.up).toBe(1);
});

test('The worker does not wait for a page that begins to arrive and freezes', async () => {
  const frozen = async () => new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(9)) }));
  const late = () => new Promise<void>((resolve) => setTimeout(resolve, 10));
  expect(await textOf(answer('ru/', true, sources({ ...keeps('ru'), online: frozen, late })))).toBe('kept');
});

test.each([403, 429, 451, 500, 503])('A server that answers %i counts as unreachable', async (status) => {
  const refusing = sources({ ...keeps('ru'), online: async () => response('refused', status) });
  expect(await textOf(answer('ru/', true, refusing))).toBe('kept');
});

test('A page that was removed from the site is gone for readers who keep it, too', async () => {
  const gone = sources({ ...keeps('ru/docs/old'), online: async () => response('not found', 404) });
  expect(await textOf(answer('ru/docs/old', true, gone))).toBe('not found');
});

test.each([
  '_astro/start.a1b2c3d4.js',
  ...searchFiles.map((file) => `search/ru/${searchFileName(file, '0289cd2bd3')}`),
])('A kept %s, whose name changes with its content, needs no request', async (path) => {
  expect(await textOf(answer(path, false, sources(keeps(path))))).toBe('kept');
});

test.each([`search/ru/${buildFileName}`, 'ru/blog', 'favicon.svg'])(
  'A kept %s, whose name stays when its content changes, is requested first',
  async (path) => {
    expect(await textOf(answer(path, false, sources(keeps(path))))).toBe('online');
  },
);

test('A page that is not kept is replaced by one that reports this', async () => {
  const shown = await answer('ru/blog', true, sources({ online: broken }));
  expect([shown.status, await shown.text()]).toEqual([503, 'not on your device']);
});

test('Other files that are not kept fail as they would without the worker', async () => {
  await expect(answer('ru/feed.json', false, sources({ online: broken }))).rejects.toThrow('Failed to fetch');
});

test('If nothing is complete, a page fails as it would without the worker', async () => {
  const nothing = sources({ online: broken, missing: async () => undefined });
  await expect(answer('ru/blog', true, nothing)).rejects.toThrow('Failed to fetch');
});

test('If the storage cannot be read, the network answers', async () => {
  expect(await textOf(answer('ru', true, sources({ kept: broken, missing: broken })))).toBe('online');
});

test.each(['', 'index.html'])('Offline the front page at "%s" redirects to the kept language', async (path) => {
  const home = async () => response('to the kept language');
  expect(await textOf(answer(path, true, sources({ online: broken, home })))).toBe('to the kept language');
  expect(await textOf(answer(path, true, sources({ home })))).toBe('online');
});

test('Without a network and a kept language the front page reports that it is not on the device', async () => {
  expect(await textOf(answer('', true, sources({ online: broken })))).toBe('not on your device');
});

test('A kept file that is not shown is closed: an open one would stay on the disk after it is removed', async () => {
  const kept = response('kept');
  expect(await textOf(answer('ru', true, sources({ kept: async () => kept })))).toBe('online');
  expect(kept.bodyUsed).toBe(true);
});
