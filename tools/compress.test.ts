import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
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

test('A page and a hashed asset get a .br and a .gz next to them that hold the same', async () => {
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
  expect(result).toEqual({ files: 0, reused: 0, original: 0, brotli: 0, gzip: 0 });
  expect((await readdir(folder)).sort()).toEqual(['_astro', 'card.png', 'small.html']);
});

test('The result counts files and bytes', async () => {
  await writeFile(join(folder, 'a.html'), text);
  await writeFile(join(folder, 'b.json'), text);
  const result = await compressFolder(folder);
  const sizes = async (ending: string) =>
    (await readFile(join(folder, `a.html${ending}`))).length + (await readFile(join(folder, `b.json${ending}`))).length;
  expect(result).toEqual({
    files: 2,
    reused: 0,
    original: await sizes(''),
    brotli: await sizes('.br'),
    gzip: await sizes('.gz'),
  });
  expect(result.brotli).toBeLessThan(result.original / 10);
});

test('What the previous output has with the same content keeps its time and its compressed copies', async () => {
  const previous = await mkdtemp(join(tmpdir(), 'docs-previous-'));
  const long = new Date('2026-01-02T03:04:05Z');
  for (const name of ['same.html', 'changed.html', 'same.png']) {
    await writeFile(join(previous, name), text);
    await utimes(join(previous, name), long, long);
    await writeFile(join(folder, name), name === 'changed.html' ? text.replace('سرعت', 'کندی') : text);
  }
  await compressFolder(previous);
  const result = await compressFolder(folder, previous);
  expect(result).toMatchObject({ files: 2, reused: 1 });
  const time = async (name: string) => (await stat(join(folder, name))).mtime;
  expect(await time('same.html')).toEqual(long);
  expect(await time('same.png')).toEqual(long);
  expect((await time('changed.html')).getTime()).toBeGreaterThan(long.getTime());
  for (const ending of ['.br', '.gz']) {
    const copyIn = async (place: string) => (await stat(join(place, `same.html${ending}`))).ino;
    expect(await copyIn(folder)).toBe(await copyIn(previous));
  }
  expect(brotliDecompressSync(await readFile(join(folder, 'same.html.br'))).toString()).toBe(text);
  expect(brotliDecompressSync(await readFile(join(folder, 'changed.html.br'))).toString()).toContain('کندی');
  await rm(previous, { recursive: true });
});

test('A previous output that was never compressed does not help and does no harm', async () => {
  const previous = await mkdtemp(join(tmpdir(), 'docs-previous-'));
  await writeFile(join(previous, 'a.html'), text);
  await writeFile(join(folder, 'a.html'), text);
  expect(await compressFolder(folder, previous)).toMatchObject({ files: 1, reused: 0 });
  expect((await readdir(folder)).sort()).toEqual(['_astro', 'a.html', 'a.html.br', 'a.html.gz']);
  await rm(previous, { recursive: true });
});

test('Compressing twice writes the same', async () => {
  await writeFile(join(folder, 'a.html'), text);
  const first = await compressFolder(folder);
  expect(await compressFolder(folder)).toEqual(first);
  expect((await readdir(folder)).length).toBe(4);
});
