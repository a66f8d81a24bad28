import { describe, expect, test } from 'vitest';
import { readConfiguration } from '../../../src/content/configuration.ts';
import { locales } from '../../../src/model/text/locale.ts';
import { documents } from './documents.ts';

const { problems } = readConfiguration().home;

describe('The search page', () => {
  test.each(locales)('links the problems of the home page in %s, for readers without scripts too', (locale) => {
    const links = documents.get(`/${locale}/search`)?.elements('a') ?? [];
    const found = links.map(({ attributes, text }) => `${text}: ${attributes['href']}`);
    expect(found).toEqual(
      expect.arrayContaining(problems.items[locale].map(({ label, to }) => `${label}: /${locale}${to}`)),
    );
  });
});
