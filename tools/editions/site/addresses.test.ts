import { expect, test } from 'vitest';
import { relativeAddress, relativeData, wayToTop } from './addresses.ts';

const copy = {
  files: new Set([
    'index.html',
    'ru/index.html',
    'ru/docs.html',
    'ru/docs/slow.html',
    'ru/docs/6.2.0.html',
    '_astro/a.css',
  ]),
  base: '/help',
  origin: 'https://docs.example.com',
};

test.each([
  ['/help/ru/docs/slow', 'slow.html'],
  ['/help/ru/docs/slow?platform=ios#dns', 'slow.html?platform=ios#dns'],
  ['/help/ru/docs/6.2.0', '6.2.0.html'],
  ['/help/ru/docs', '../docs.html'],
  ['/help/ru/', '../index.html'],
  ['/help/_astro/a.css', '../../_astro/a.css'],
  ['/help/ru/blog/rss.xml', 'https://docs.example.com/help/ru/blog/rss.xml'],
  ['/v6/ru/docs/slow', 'https://docs.example.com/v6/ru/docs/slow'],
  ['#dns', '#dns'],
  ['https://t.me/orbvpn', 'https://t.me/orbvpn'],
])('From a page, %s is %s', (address, expected) => {
  expect(relativeAddress(address, 'ru/docs/slow.html', copy)).toBe(expected);
});

test('The way to the top has no final slash', () => {
  expect([wayToTop('index.html'), wayToTop('ru/docs.html'), wayToTop('ru/docs/slow.html')]).toEqual([
    '.',
    '..',
    '../..',
  ]);
});

test('Addresses in data become relative, and texts stay', () => {
  const data = {
    page: '/help/ru/docs',
    release: '/help/ru/docs/release-{date}',
    texts: ['/', 'a/b'],
    count: 1,
    none: null,
  };
  expect(relativeData(data, 'ru/docs/slow.html', copy)).toEqual({
    ...data,
    page: '../docs.html',
    release: 'release-{date}.html',
  });
});
