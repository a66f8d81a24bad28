import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { filesOf } from '../src/content/filesOf.ts';
import { folderForEachTest, writeIn } from '../tests/temporaryFolder.ts';
import { copyCompressed } from './compress.ts';

const text = 'سرعت پایین و قطع اتصال. '.repeat(60);
const folder = folderForEachTest();
const at = (...names: string[]) => join(folder, ...names);
const run = () => copyCompressed({ from: at('built'), to: at('published'), madeWith: at('cache', 'settings.json') });
const numberOf = (file: string) => stat(at('published', file)).then(({ ino }) => ino);

beforeEach(() => {
  for (const name of ['page.html', '_astro/site.css', 'card.png']) writeIn(at('built'), name, text);
  writeIn(at('built'), 'small.html', 'x'.repeat(512));
});

test('A file that shrinks gets a .br and a .gz with the same content; pictures and files up to 512 bytes do not', async () => {
  const { files, reused, brotli } = await run();
  expect([files, reused]).toEqual([4, 0]);
  expect(brotli).toBeLessThan(text.length / 5);
  expect(filesOf(at('published'))).toEqual(
    [
      ...['_astro/site.css', 'page.html'].flatMap((name) => [name, `${name}.br`, `${name}.gz`]),
      ...['card.png', 'small.html'],
    ].sort(),
  );
  for (const file of ['page.html', '_astro/site.css']) {
    expect(brotliDecompressSync(await readFile(at('published', `${file}.br`))).toString()).toBe(text);
    expect(gunzipSync(await readFile(at('published', `${file}.gz`))).toString()).toBe(text);
  }
});

test('The built site gets no compressed copies itself', async () => {
  const before = filesOf(at('built'));
  await run();
  expect(filesOf(at('built'))).toEqual(before);
});

test('A file keeps its time from the built site', async () => {
  const long = new Date('2026-01-02T03:04:05Z');
  await utimes(at('built', 'page.html'), long, long);
  await run();
  expect((await stat(at('published', 'page.html'))).mtime).toEqual(long);
});

test('Unchanged files are left alone, changed ones are written again, removed ones are removed', async () => {
  await run();
  const same = await numberOf('_astro/site.css.br');
  await writeFile(at('built', 'page.html'), text.replace('سرعت', 'کندی'));
  await rm(at('built', 'card.png'));
  await writeFile(at('built', 'small.html'), text);
  expect(await run()).toMatchObject({ files: 3, reused: 1 });
  expect(await numberOf('_astro/site.css.br')).toBe(same);
  expect(brotliDecompressSync(await readFile(at('published', 'page.html.br'))).toString()).toContain('کندی');
  expect(filesOf(at('published'))).toEqual(
    ['_astro/site.css', 'page.html', 'small.html'].flatMap((name) => [name, `${name}.br`, `${name}.gz`]),
  );
});

test('A copy that is missing is made again', async () => {
  await run();
  await rm(at('published', 'page.html.gz'));
  expect(await run()).toMatchObject({ reused: 3 });
  expect(gunzipSync(await readFile(at('published', 'page.html.gz'))).toString()).toBe(text);
});

test('Copies that were made with other settings are not used', async () => {
  await run();
  await writeFile(at('cache', 'settings.json'), 'others');
  expect(await run()).toMatchObject({ reused: 0 });
});
