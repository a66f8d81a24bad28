import { describe, expect, it } from 'vitest';
import { exampleEntry } from '../testing/exampleSite.ts';
import { docPath, placeDocs, placeStandalonePages } from './docs.ts';

describe('the path of a document', () => {
  it.each([
    ['guide/slow', undefined, '/docs/guide/slow'],
    ['guide/index', undefined, '/docs/guide'],
    ['guide/slow', 'fast', '/docs/guide/fast'],
    ['slow', 'fast', '/docs/fast'],
    ['guide/deep/slow', 'a/fast', '/docs/guide/deep/a/fast'],
    ['guide/slow', '/fast', '/docs/fast'],
    ['guide/slow', '/', '/docs'],
    ['guide/slow', 'index', '/docs/guide'],
    ['guide/index-of-all', undefined, '/docs/guide/index-of-all'],
  ])('for %s with the slug %s is %s', (id, slug, path) => {
    expect(docPath(id, slug)).toBe(path);
  });

  it('is found by its id', () => {
    const docs = placeDocs([exampleEntry('docs', 'guide/slow', { slug: 'fast' })]);
    expect(docs.get('guide/slow')).toMatchObject({ id: 'guide/slow', path: '/docs/guide/fast' });
  });
});

it('a page outside the docs is at its slug, or at its id', () => {
  const pages = [
    exampleEntry('pages', 'about', { slug: '/about-us' }),
    exampleEntry('pages', 'press', { slug: 'for-press' }),
    exampleEntry('pages', 'proof', {}),
  ];
  expect(placeStandalonePages(pages).map(({ path }) => path)).toEqual(['/about-us', '/for-press', '/proof']);
});
