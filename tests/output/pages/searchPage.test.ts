import { describe, expect, test } from 'vitest';
import { home } from '../../../site/home.ts';
import { locales } from '../../../src/model/text/locale.ts';
import { documents } from './documents.ts';

describe('The search page', () => {
  test.each(locales)('links the problems of the home page in %s, for readers without scripts too', (locale) => {
    const links = documents.get(`/${locale}/search`)?.elements('a') ?? [];
    const found = links.map(({ attributes, text }) => `${text}: ${attributes['href']}`);
    expect(found).toEqual(
      expect.arrayContaining(home.problems.items[locale].map(({ label, to }) => `${label}: /${locale}${to}`)),
    );
  });
});
