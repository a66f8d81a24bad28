import { describe, expect, it } from 'vitest';
import { checkPictures, type Picture } from './pictures.ts';

const good: Picture = { bytes: 50_000, size: { width: 1600, height: 9000 } };
const check = (path: string, changes: Partial<Picture> = {}) =>
  checkPictures(new Map([[path, { ...good, ...changes }]]));

describe('a picture', () => {
  it.each(['/img/a.jpg', '/img/a/b.png', '/img/a.b.webp'])(
    'may be as heavy and as wide as a page can have it: %s',
    (path) => {
      expect(check(path)).toEqual([]);
    },
  );

  it('that is a drawing has any width', () => {
    expect(check('/img/a.svg', { size: { width: 5000, height: 1 } })).toEqual([]);
  });

  it.each<readonly [path: string, changes: Partial<Picture>, message: string]>([
    [
      '/img/a.gif',
      {},
      'Pictures are jpg, png, svg, webp, in small letters; convert it to webp, or to svg if it is a drawing.',
    ],
    [
      '/img/a.PNG',
      {},
      'Pictures are jpg, png, svg, webp, in small letters; convert it to webp, or to svg if it is a drawing.',
    ],
    [
      '/img/a.png',
      { bytes: 1_234_567 },
      'The picture has 1,235 kB, and at most 50 kB load in time on a slow line; make it smaller, or save it as webp.',
    ],
    ['/img/a.png', { size: undefined }, 'The bytes are not those of a picture in the format png; save it again.'],
    [
      '/img/a.svg',
      { size: undefined },
      'The drawing has no viewBox, so that its size is not known; write viewBox="0 0 <width> <height>" into <svg>.',
    ],
    [
      '/img/a.png',
      { size: { width: 1601, height: 1 } },
      'The picture is 1601 pixels wide, and texts are at most 800 wide, 1600 on a fine screen; make it smaller.',
    ],
  ])('that readers cannot see or wait for is reported: %s %j', (path, changes, message) => {
    expect(check(path, changes)).toEqual([{ level: 'error', file: `public${path}`, message }]);
  });

  it('is too heavy from the first byte more', () => {
    expect(check('/img/a.png', { bytes: 50_001 })).toHaveLength(1);
  });
});
