import { readdir } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../tests/temporaryFolder.ts';
import { cachedPng, cacheKey } from './cache.ts';

const folder = temporaryFolder();

it('makes a picture once and reads it from then on', async () => {
  const make = vi.fn(async () => Buffer.from('picture'));
  const first = await cachedPng(folder, 'once', make);
  const second = await cachedPng(folder, 'once', make);
  expect(make).toHaveBeenCalledTimes(1);
  expect(second).toEqual(first);
});

it('keeps nothing of a picture that could not be made', async () => {
  const fail = () => Promise.reject(new Error('no ink'));
  await expect(cachedPng(folder, 'failed', fail)).rejects.toThrow('no ink');
  expect(await readdir(folder)).not.toContain('failed.png');
});

it('lets one picture be made twice at a time', async () => {
  const make = async () => Buffer.from('picture');
  await Promise.all([cachedPng(folder, 'twice', make), cachedPng(folder, 'twice', make)]);
  expect((await readdir(folder)).filter((file) => file.startsWith('twice'))).toEqual(['twice.png']);
});

it('has another key for another picture and for another renderer', () => {
  const keys = [cacheKey('<svg/>', '1'), cacheKey('<svg></svg>', '1'), cacheKey('<svg/>', '2')];
  expect(new Set(keys).size).toBe(3);
  expect(cacheKey('<svg/>', '1')).toBe(keys[0]);
});
