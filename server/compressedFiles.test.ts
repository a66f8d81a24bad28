import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { folderForEachTest } from '../tests/temporaryFolder.ts';
import { compressedFiles } from './compressedFiles.ts';

const text = (words: string) => words.repeat(100);
const folder = folderForEachTest();
beforeEach(async () => {
  for (const name of ['a', 'b', 'c']) await writeFile(join(folder, `${name}.html`), text(`page ${name}, `));
});

test('A file is compressed in the requested encoding', async () => {
  const files = compressedFiles(folder);
  expect(brotliDecompressSync(await files('a.html', '1', 'br')).toString()).toBe(text('page a, '));
  expect(gunzipSync(await files('a.html', '1', 'gzip')).toString()).toBe(text('page a, '));
});

test('A version is compressed only once, for parallel and for later requests', async () => {
  const files = compressedFiles(folder);
  const [first, second] = await Promise.all([files('a.html', '1', 'br'), files('a.html', '1', 'br')]);
  expect(second).toBe(first);
  expect(await files('a.html', '1', 'br')).toBe(first);
});

test('In a burst of requests the last files are compressed at a lower quality, and better the next time', async () => {
  const files = compressedFiles(folder);
  const versions = Array.from({ length: 60 }, (_, index) => String(index));
  const made = await Promise.all(versions.map((version) => files('a.html', version, 'br')));
  expect(new Set(made.map((content) => brotliDecompressSync(content).toString()))).toEqual(new Set([text('page a, ')]));
  expect(await files('a.html', '0', 'br')).toBe(made[0]);
  expect(await files('a.html', '59', 'br')).not.toBe(made[59]);
});

test('A new version is read again', async () => {
  const files = compressedFiles(folder);
  await files('a.html', '1', 'br');
  await writeFile(join(folder, 'a.html'), text('new, '));
  expect(brotliDecompressSync(await files('a.html', '2', 'br')).toString()).toBe(text('new, '));
});

test('The least recently requested file is dropped when the memory is full', async () => {
  const { length } = await compressedFiles(folder)('a.html', '1', 'br');
  const files = compressedFiles(folder, 2.5 * length);
  const [a, b] = [await files('a.html', '1', 'br'), await files('b.html', '1', 'br')];
  expect(await files('a.html', '1', 'br')).toBe(a);
  await files('c.html', '1', 'br');
  expect(await files('a.html', '1', 'br')).toBe(a);
  expect(await files('b.html', '1', 'br')).not.toBe(b);
});

test('A missing file is an error on each request, and is found once it is back', async () => {
  const files = compressedFiles(folder);
  await expect(files('d.html', '1', 'br')).rejects.toThrow('ENOENT');
  await writeFile(join(folder, 'd.html'), text('back, '));
  expect(brotliDecompressSync(await files('d.html', '1', 'br')).toString()).toBe(text('back, '));
});
