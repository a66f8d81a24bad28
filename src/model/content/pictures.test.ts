import { describe, expect, it } from 'vitest';
import { checkPictures, type Picture } from './pictures.ts';

const good: Picture = { bytes: 50_000, size: { width: 1600, height: 9000 } };
const check = (path: string, changes: Partial<Picture> = {}) =>
  checkPictures(new Map([[path, { ...good, ...changes }]]));

describe('a picture', () => {
  it.each(['/img/a/b.png', '/img/a.b.webp'])('may be as heavy and as wide as a page can have it: %s', (path) => {
    expect(check(path)).toEqual([]);
  });

  it('may have any width if it is a drawing', () => {
    expect(check('/img/a.svg', { size: { width: 5000, height: 1 } })).toEqual([]);
  });

  it('is too heavy from the first byte more, and too wide from the first pixel', () => {
    expect(check('/img/a.png', { bytes: 50_001 })).toHaveLength(1);
    expect(check('/img/a.png', { size: { width: 1601, height: 1 } })).toHaveLength(1);
  });

  it('has an extension in small letters, and is not in the format of a camera', () => {
    for (const path of ['/img/a.PNG', '/img/a.jpg']) expect(check(path)).toHaveLength(1);
  });
});
