import { expect, test } from 'vitest';
import { buildFileName, type SearchFile, searchFileName } from '../../search/fileNames.ts';
import { type ResponseSources, respond } from './respond.ts';

const response = (text: string, status = 200) => new Response(text, { status });
const never = () => new Promise<never>(() => {});
const broken = () => Promise.reject(new TypeError('Failed to fetch'));

/** Defaults: the network answers and nothing is kept. */
const sources = (changed: Partial<ResponseSources> = {}): ResponseSources => ({
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
const home = async () => response('to the kept language');
const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 5));
const frozen = async () => new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(9)) }));
const sends = (status: number) => ({ ...keeps('ru'), online: async () => response('from the server', status) });
const searchFiles: readonly SearchFile[] = ['core', 'core-body', 'core-text-0', 'answers-12'];
const hashed = searchFiles.map((file) => `search/ru/${searchFileName(file, '0289cd2bd3')}`);
const fixed = [`search/ru/${buildFileName}`, 'ru/blog', 'favicon.svg'];
const textOf = async (responding: Promise<Response>) => (await responding).text();

test.each<[title: string, shown: string, paths: readonly string[], Partial<ResponseSources>, isPage?: boolean]>([
  ['a page of a site that can be reached', 'online', ['ru'], keeps('ru')],
  ['a page without a network', 'kept', ['ru', 'ru/', 'ru.html', 'ru/index.html'], { ...keeps('ru'), online: broken }],
  ['a page of a network that takes too long', 'kept', ['ru/'], { ...keeps('ru'), online: never, late: soon }],
  ['a page that begins to arrive and freezes', 'kept', ['ru/'], { ...keeps('ru'), online: frozen, late: soon }],
  ['a page that was removed from the site', 'from the server', ['ru'], sends(404)],
  ['a script, whose name has a hash', 'kept', ['_astro/a.a1b2c3d4.js'], keeps('_astro/a.a1b2c3d4.js'), false],
  ['search files, whose names have one too', 'kept', hashed, keeps(...hashed), false],
  ['files whose names stay', 'online', fixed, keeps(...fixed), false],
  ['a page if the storage cannot be read', 'online', ['ru'], { kept: broken, missing: broken }],
  ['the front page without a network', 'to the kept language', ['', 'index.html'], { online: broken, home }],
  ['the front page', 'online', ['', 'index.html'], { home }],
  ['the front page without a network and a kept language', 'not on your device', [''], { online: broken }],
])('The worker responds to a request for %s with "%s"', async (_, shown, paths, changed, isPage = true) => {
  for (const path of paths) expect(await textOf(respond(path, isPage, sources(changed))), path).toBe(shown);
});

test('The worker gives up on the network for a while only if it was too late', async () => {
  const given = { up: 0 };
  const responseWith = (changed: Partial<ResponseSources>) =>
    respond('ru/', true, sources({ ...keeps('ru'), gaveUp: () => (given.up += 1), ...changed }));
  await responseWith({ late: soon });
  await soon().then(soon);
  expect(given.up).toBe(0);
  await responseWith({ online: never, late: soon });
  expect(given.up).toBe(1);
});

test.each([403, 429, 451, 500, 503])('A server that responds with %i counts as unreachable', async (status) => {
  expect(await textOf(respond('ru/', true, sources(sends(status))))).toBe('kept');
});

test('A page that is not kept is replaced by one that reports this', async () => {
  const shown = await respond('ru/blog', true, sources({ online: broken }));
  expect([shown.status, await shown.text()]).toEqual([503, 'not on your device']);
});

test('Other files that are not kept fail as they would without the worker', async () => {
  await expect(respond('ru/feed.json', false, sources({ online: broken }))).rejects.toThrow('Failed to fetch');
});

test('If nothing is complete, a page fails as it would without the worker', async () => {
  const nothing = sources({ online: broken, missing: async () => undefined });
  await expect(respond('ru/blog', true, nothing)).rejects.toThrow('Failed to fetch');
});

test('A kept file that is not shown is closed: an open one would stay on the disk after it is removed', async () => {
  const kept = response('kept');
  expect(await textOf(respond('ru', true, sources({ kept: async () => kept })))).toBe('online');
  expect(kept.bodyUsed).toBe(true);
});
