import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolve } from './resolve.ts';

const files = new Set([
  'index.html',
  'ru/index.html',
  'ru/404.html',
  'ru/docs.html',
  'ru/docs/x.html',
  'ru/docs/old.html',
  'robots.txt',
]);
const redirects = new Map([['/docs/old', '/docs/x']]);
const answer = (target: string, base = '') => resolve(target, { files, redirects, base });

test('A page is its path with .html', () => {
  expect(answer('/ru/docs/x?a=1')).toEqual({ kind: 'file', file: 'ru/docs/x.html' });
});

test.each(['', '/', '.html', '/index.html'])(
  'An old address ending in "%s" leads to the page in its language',
  (ending) => {
    const location = '/help/ru/docs/x?a=1';
    expect(answer(`/help/ru/docs/old${ending}?a=1`, '/help')).toEqual({ kind: 'redirect', status: 308, location });
  },
);

test('An old address in no language of ours is not found', () => {
  expect(answer('/de/docs/old')).toEqual({ kind: 'notFound', segment: 'de' });
});

test('A proxy may send the whole address', () => {
  expect(answer('http://docs.example.com/ru/docs')).toEqual({ kind: 'file', file: 'ru/docs.html' });
});

test.each(['', '*', 'ru/docs', 'ftp://example.com/ru/docs'])('"%s" is not a request target', (target) => {
  expect(answer(target)).toEqual({ kind: 'invalid', status: 400 });
});

test('What is not found names the first segment, which may be a language', () => {
  expect(answer('/fa/none')).toEqual({ kind: 'notFound', segment: 'fa' });
});

test('Encoding is taken away once', () => {
  expect(answer('/ru/%2564ocs')).toEqual({ kind: 'notFound', segment: 'ru' });
});

test('Outside the base path nothing is found', () => {
  expect(answer('/ru/docs', '/help')).toEqual({ kind: 'notFound', segment: '' });
});

test('Whatever is asked, the answer is a file of the output or leads to a path of this host', () => {
  const part = fc.constantFrom(
    '/',
    '//',
    '..',
    '%2e',
    '%2f',
    '\\',
    '%5c',
    '%00',
    'ru',
    'docs',
    'x',
    '.html',
    'index',
    '?',
    '%0d%0a',
    ':',
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(part, fc.string()), { maxLength: 8 }),
      fc.constantFrom('', '/help'),
      (parts, base) => {
        const result = answer(`/${parts.join('')}`, base);
        if (result.kind === 'file') expect(files.has(result.file)).toBe(true);
        if (result.kind === 'redirect') expect(result.location).toMatch(/^\/(?!\/)[^\\\r\n]*/);
      },
    ),
    { numRuns: 2000 },
  );
});
