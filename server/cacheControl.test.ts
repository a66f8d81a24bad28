import { describe, expect, it } from 'vitest';
import { searchFileName } from '../src/search/fileNames.ts';
import { cacheControl, isImmutable } from './cacheControl.ts';

describe('how long browsers keep a file', () => {
  it.each([
    ['en/docs/keep-offline.html', 'no-store'],
    ['404.html', 'no-cache'],
    ['worker.js', 'no-cache'],
    ['keep/off.js', 'no-cache'],
    [`search/en/${searchFileName('core-body', '0289cd2bd3')}`, 'public, max-age=31536000, immutable'],
    ['search/en/build.json', 'no-cache'],
  ])('%s: %s', (file, value) => expect(cacheControl(file)).toBe(value));

  it('is the same for a compressed copy of a file whose name changes with its content', () => {
    const files = ['_astro/a.css', '_astro/a.css.br', '_astro/a.css.gz', 'en/docs.html.br'];
    expect(files.filter(isImmutable)).toEqual(files.slice(0, 3));
  });
});
