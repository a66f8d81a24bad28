import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFolder } from './compress.ts';

const text = 'سرعت پایین و قطع اتصال. '.repeat(60);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docs-compress-'));
  await mkdir(join(folder, '_astro'));
});
afterEach(() => rm(folder, { recursive: true }));

test('A page and a hashed asset get a .br and a .gz beside them that hold the same', async () => {
  await writeFile(join(folder, 'page.html'), text);
  await writeFile(join(folder, '_astro/site.css'), text);
  await compressFolder(folder);
  for (const file of ['page.html', '_astro/site.css']) {
    expect(brotliDecompressSync(await readFile(join(folder, `${file}.br`))).toString()).toBe(text);
    expect(gunzipSync(await readFile(join(folder, `${file}.gz`))).toString()).toBe(text);
  }
});

test('Files up to 512 bytes and pictures are left alone', async () => {
  await writeFile(join(folder, 'small.html'), 'x'.repeat(512));
  await writeFile(join(folder, 'card.png'), text);
  const result = await compressFolder(folder);
  expect(result).toEqual({ files: 0, original: 0, brotli: 0, gzip: 0 });
  expect((await readdir(folder)).sort()).toEqual(['_astro', 'card.png', 'small.html']);
});

test('The result counts files and bytes', async () => {
  await writeFile(join(folder, 'a.html'), text);
  await writeFile(join(folder, 'b.json'), text);
  const result = await compressFolder(folder);
  const sizes = async (ending: string) =>
    (await readFile(join(folder, `a.html${ending}`))).length + (await readFile(join(folder, `b.json${ending}`))).length;
  expect(result).toEqual({ files: 2, original: await sizes(''), brotli: await sizes('.br'), gzip: await sizes('.gz') });
  expect(result.brotli).toBeLessThan(result.original / 10);
});

test('Compressing twice writes the same', async () => {
  await writeFile(join(folder, 'a.html'), text);
  const first = await compressFolder(folder);
  expect(await compressFolder(folder)).toEqual(first);
  expect((await readdir(folder)).length).toBe(4);
});
