import { expect, test } from 'vitest';
import { filesOfScope, type KeepList, keyOf, sizeOfDownload, sizeOnDevice } from './keep.ts';

test.each([
  ['', ''],
  ['index.html', ''],
  ['ru/', 'ru'],
  ['ru/index.html', 'ru'],
  ['ru/docs/slow', 'ru/docs/slow'],
  ['ru/docs/slow/', 'ru/docs/slow'],
  ['ru/docs/slow.html', 'ru/docs/slow'],
  ['ru/docs/slow/index.html', 'ru/docs/slow'],
  ['_astro/index.a1b2.js', '_astro/index.a1b2.js'],
])('%j is kept as %j', (path, key) => expect(keyOf(path)).toBe(key));

const list: KeepList = {
  build: 'a',
  missing: 'en/missing',
  guides: [['en/slow', 30_000, 6000, 'aa']],
  rest: [['en/blog', 20_000, 5000, 'bb']],
};

test('Everything is the guides and the rest, with the sum of their sizes', () => {
  const everything = filesOfScope(list, 'everything');
  expect(filesOfScope(list, 'guides')).toEqual(list.guides);
  expect(everything.map(([key]) => key)).toEqual(['en/slow', 'en/blog']);
  expect([sizeOnDevice(everything), sizeOfDownload(everything)]).toEqual([50_000, 11_000]);
});
