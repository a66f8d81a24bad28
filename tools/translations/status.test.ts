import { expect, it } from 'vitest';
import { pageText } from '../../src/check/testing.ts';
import type { Entry } from '../../src/model/content.ts';
import { formatTranslations, translationsOf } from './status.ts';

const entry: Entry<null> = {
  id: 'page',
  meta: null,
  source: { ...pageText('en', 'Hello'), version: 'new' },
  translations: { ru: { ...pageText('ru', 'Привет'), version: 'old' } },
};

it('reports the state of each page in each language', () => {
  expect(translationsOf([entry])).toEqual([
    { locale: 'fa', file: 'content/fa/docs/page.mdx', state: 'missing', sourceVersion: 'new' },
    { locale: 'ru', file: 'content/ru/docs/page.mdx', state: 'outdated', sourceVersion: 'new' },
  ]);
});

it('reports counts, and the pages that need work', () => {
  const current = {
    ...entry,
    translations: { fa: { ...pageText('fa', 'سلام'), version: 'new' }, ru: pageText('ru', 'Привет') },
  };
  expect(formatTranslations(translationsOf([current]))).toBe(
    [
      'fa: 0 missing, 0 outdated, 0 unstamped, 1 current',
      'ru: 0 missing, 0 outdated, 1 unstamped, 0 current',
      '  unstamped  content/ru/docs/page.mdx',
    ].join('\n'),
  );
});
