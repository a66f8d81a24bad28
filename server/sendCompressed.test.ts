import { expect, test } from 'vitest';
import { isStillTheSame, takesCompressed } from './sendCompressed.ts';

const etag = 'W/"1f4-19a-br"';
const modified = new Date('2026-11-24T10:00:00.700Z');

test.each([
  ['its ETag', { 'if-none-match': 'W/"1f4-19a-br"' }, true],
  ['its ETag as a strong one', { 'if-none-match': '"1f4-19a-br"' }, true],
  ['its ETag among others', { 'if-none-match': '"other", W/"1f4-19a-br"' }, true],
  ['any', { 'if-none-match': '*' }, true],
  ['the ETag of another encoding', { 'if-none-match': 'W/"1f4-19a-gzip"' }, false],
  ['the time of the file', { 'if-modified-since': 'Tue, 24 Nov 2026 10:00:00 GMT' }, true],
  ['an earlier time', { 'if-modified-since': 'Tue, 24 Nov 2026 09:59:59 GMT' }, false],
  ['an invalid time', { 'if-modified-since': 'yesterday' }, false],
  [
    'another ETag and the time',
    { 'if-none-match': '"a"', 'if-modified-since': 'Tue, 24 Nov 2026 10:00:00 GMT' },
    false,
  ],
  ['nothing', {}, false],
])('A browser that names %s', (_what, headers, same) => {
  expect(isStillTheSame(headers, etag, modified)).toBe(same);
});

test('Requests for a range, or for one version only, are not answered with the compressed file', () => {
  expect(takesCompressed({ 'accept-encoding': 'br', 'if-none-match': '"a"' })).toBe(true);
  for (const name of ['range', 'if-match', 'if-unmodified-since'])
    expect(takesCompressed({ [name]: 'bytes=0-3' })).toBe(false);
});
