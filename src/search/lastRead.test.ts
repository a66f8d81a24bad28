import { expect, test } from 'vitest';
import { lastRead, withRead } from './lastRead.ts';

const page = (name: string) => ({ url: `/en/docs/${name}`, title: name });

test('the page read last is the one before the page that is open, however often that was opened', () => {
  const stored = ['a', 'b', 'c', 'b', 'b'].reduce((json, name) => withRead(json, page(name)), '[]');
  expect(lastRead(stored, '/en/docs/b')).toEqual(page('c'));
  expect(lastRead(stored, '/en/search')).toEqual(page('b'));
});

test('no more than the last two pages are kept', () => {
  const stored = ['a', 'b', 'c'].reduce((json, name) => withRead(json, page(name)), '[]');
  expect(JSON.parse(stored)).toEqual([page('c'), page('b')]);
});

test.each([
  null,
  '',
  '{}',
  'null',
  '[null,1,{"url":"javascript:alert(1)","title":"x"},{"url":"//evil.example","title":"x"},{"url":"/a"}]',
])('storage that holds %s names no page', (json) => expect(lastRead(json, '/')).toBeUndefined());
