import { expect, test } from 'vitest';
import { exampleSite } from '../testing/exampleSite.ts';
import { addressesOnMirrors } from './mirrors.ts';

const facts = {
  'mirrors.docs': { kind: 'links', values: ['https://mirror.example/', 'https://bucket.example/a/help'] },
} as const;
const mirrored = { config: exampleSite().config, facts };

test('A page has an address on every mirror, below its path, which names the file of the page', () => {
  expect(addressesOnMirrors(mirrored, 'ru', '/docs/slow')).toEqual([
    'https://mirror.example/ru/docs/slow.html',
    'https://bucket.example/a/help/ru/docs/slow.html',
  ]);
  expect(addressesOnMirrors(mirrored, 'fa', '/')[0]).toBe('https://mirror.example/farsi/index.html');
});

test('Without mirrors a page has no other addresses', () => {
  const none = { 'mirrors.docs': { kind: 'links', values: [] } } as const;
  expect(addressesOnMirrors({ ...mirrored, facts: none }, 'en', '/docs')).toEqual([]);
  expect(addressesOnMirrors({ ...mirrored, facts: {} }, 'en', '/docs')).toEqual([]);
});
