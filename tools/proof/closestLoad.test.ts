import { describe, expect, test } from 'vitest';
import { closestLoad } from './closestLoad.ts';
import type { PageLoad } from './measure.ts';

const load = (html: number): PageLoad => ({ file: 'en/proof.html', html, styles: 4_646, scripts: 2_023 });

/** A page whose size depends on the total that it states, in tenths of a kilobyte. */
const page = (sizes: Record<number, number>) => (stated: PageLoad) => {
  const tenths = Math.round((stated.html + stated.styles + stated.scripts) / 100);
  return Promise.resolve(load(sizes[tenths] ?? Number.NaN));
};

describe('the load that a page states of itself', () => {
  test('is the one that it has while it states it', async () => {
    const loadStating = page({ 124: 5_905, 126: 5_910 });
    const stated = await closestLoad(load(5_731), loadStating);
    expect(await loadStating(stated)).toEqual(load(5_910));
    expect(stated).toEqual(load(5_905));
  });

  test('is the least wrong one if each of two makes the page as large as the other', async () => {
    // 12.5 kB makes it 12,552 bytes, 12.6 kB makes it 12,498: wrong by 52 and by 102.
    const sizes = { 125: 5_883, 126: 5_829 };
    expect(await closestLoad(load(5_829), page(sizes))).toEqual(load(5_829));
    expect(await closestLoad(load(5_883), page(sizes))).toEqual(load(5_829));
  });
});
