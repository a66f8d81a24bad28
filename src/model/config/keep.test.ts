import { expect, test } from 'vitest';
import { byFolder, filesOfScope, type KeepList, type KeptFile, keyOf, sizeOfDownload } from './keep.ts';

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

const guides: KeptFile[] = [
  ['', 900, 'aa'],
  ['en', 4000, 'bb'],
  ['en/docs/slow', 6000, 'cc'],
];
const list: KeepList = {
  build: 'a',
  missing: 'en/missing',
  onDevice: { guides: 50_000, everything: 90_000 },
  guides: byFolder(guides),
  rest: byFolder([['en/docs/api', 5000, 'dd']]),
};

test('A list names each folder once, and its files are read back with their keys', () => {
  expect(Object.keys(list.guides)).toEqual(['', 'en/docs/']);
  expect(filesOfScope(list, 'guides')).toEqual(guides);
});

test('The scope "everything" is the guides and the rest', () => {
  const everything = filesOfScope(list, 'everything');
  expect(everything.map(([key]) => key)).toEqual(['', 'en', 'en/docs/slow', 'en/docs/api']);
  expect(sizeOfDownload(everything)).toBe(15_900);
});
