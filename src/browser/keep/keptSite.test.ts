import { expect, test, vi } from 'vitest';
import { keptSite } from './keptSite.ts';

const top = 'https://host.test/help/';
const list = { 'kept-list': '{"missing":"en/not-on-device"}', 'en/not-on-device': 'not on your device' };

/** A site in caches by name, each with its files by key. */
function siteOf(contents: Readonly<Record<string, Readonly<Record<string, string>>>>, now = () => 0) {
  const match = async (url: URL | RequestInfo, { cacheName = '' }: MultiCacheQueryOptions = {}) => {
    const found = Object.entries(contents[cacheName] ?? {}).find(([key]) => top + key === url);
    return found && new Response(found[1]);
  };
  return keptSite({ keys: async () => Object.keys(contents), match }, top, now);
}
const textOf = async (answered: Promise<Response | undefined>) => (await answered)?.text();

test('A build that is half stored is never used, neither for new files nor instead of the one before', async () => {
  const half = { 'en/new': 'new', 'en/old': 'changed' };
  const site = siteOf({ 'kept-1 fa guides b': half, 'kept-1 en guides a': { 'en/old': 'old', ...list } });
  expect(await textOf(site.kept('en/new'))).toBeUndefined();
  expect(await textOf(site.kept('en/old'))).toBe('old');
  expect(await textOf(site.missing('fa/new'))).toBe('not on your device');
  const alone = siteOf({ 'kept-1 en guides b': half });
  const nothing = [await alone.kept('en/new'), await alone.home(), await alone.missing('en/new')];
  expect(nothing).toEqual([undefined, undefined, undefined]);
});

test('The front page leads to the language stored last; a missing page is reported in its own language', async () => {
  const fa = { 'kept-list': '{"missing":"fa/none"}', 'fa/none': 'in Persian' };
  const site = siteOf({ 'kept-1 fa guides a': fa, 'kept-1 en guides a': list, 'kept-1 ru guides a': {} });
  expect((await site.home())?.headers.get('location')).toBe(`${top}en/`);
  const shown = ['en', 'en/blog', 'fa/blog', 'ru/blog'].map((key) => textOf(site.missing(key)));
  expect(await Promise.all(shown)).toEqual(['not on your device', 'not on your device', 'in Persian', 'in Persian']);
});

test.each([
  ['en/docs/slow?platform=ios#wifi', 'en/docs/slow'],
  ['', ''],
  ['../en', undefined],
])('For the address %o below the base path, the worker looks for %o', (address, path) => {
  expect(siteOf({}).pathOf(new Request(new URL(address, top)), true)).toBe(path);
});

test.each<[RequestInit, boolean, boolean]>([
  [{ cache: 'no-store' }, true, true],
  [{ cache: 'no-store' }, false, false],
  [{ method: 'POST' }, true, false],
  [{ headers: { range: 'bytes=0-9' } }, false, false],
])('A request with %j (a page: %j) is for the worker: %j', (init, isPage, isForWorker) => {
  expect(siteOf({}).pathOf(new Request(`${top}en`, init), isPage)).toBe(isForWorker ? 'en' : undefined);
});

test('A kept file waits four seconds for the network, and after a timeout not at all for ten seconds', async () => {
  vi.useFakeTimers({ now: 50_000 });
  const site = siteOf({}, Date.now);
  const waits: number[] = [];
  for (const at of [50_000, 59_000, 60_000, 69_999, 70_000]) {
    vi.setSystemTime(at);
    void site.late();
    waits.push(vi.getTimerCount());
    site.gaveUp();
  }
  expect(waits).toEqual([1, 1, 2, 2, 3]);
  const arrived = vi.fn();
  vi.setSystemTime(90_000);
  void site.late().then(arrived);
  await vi.advanceTimersByTimeAsync(3999);
  expect(arrived).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(arrived).toHaveBeenCalled();
});
