import { expect, it } from 'vitest';
import { pageText } from '../../src/check/testing.ts';
import type { Entry } from '../../src/model/content.ts';
import { formatTranslations, translationsOf } from './status.ts';

const stamp = { '': 'aaaa', wait: 'bbbb' };

const entry: Entry<null> = {
  id: 'page',
  meta: null,
  source: { ...pageText('en', 'Hello'), stamp },
  translations: { ru: { ...pageText('ru', 'Привет'), stamp: { '': 'aaaa', wait: 'cccc' } } },
};

it('reports the state of each page in each language', () => {
  expect(translationsOf([entry])).toEqual([
    { locale: 'fa', file: 'content/fa/docs/page.mdx', state: 'missing', stale: [], stamp },
    { locale: 'ru', file: 'content/ru/docs/page.mdx', state: 'outdated', stale: ['wait'], stamp },
  ]);
});

it('reports counts, and the pages and sections that need work', () => {
  expect(formatTranslations(translationsOf([entry]))).toBe(
    [
      'fa: 1 missing, 0 outdated, 0 unstamped, 0 current',
      '  missing    content/fa/docs/page.mdx',
      'ru: 0 missing, 1 outdated, 0 unstamped, 0 current',
      '  outdated   content/ru/docs/page.mdx  (#wait)',
    ].join('\n'),
  );
});

it('does not list what is current', () => {
  const translations = { fa: { ...pageText('fa', 'سلام'), stamp }, ru: { ...pageText('ru', 'Привет'), stamp } };
  expect(formatTranslations(translationsOf([{ ...entry, translations }]))).toBe(
    ['fa: 0 missing, 0 outdated, 0 unstamped, 1 current', 'ru: 0 missing, 0 outdated, 0 unstamped, 1 current'].join(
      '\n',
    ),
  );
});
