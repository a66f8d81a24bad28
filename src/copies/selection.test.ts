import { expect, test } from 'vitest';
import { exampleSite } from '../model/testing/exampleSite.ts';
import { selectedParts, shortKey } from './selection.ts';

test('A key is the last word of a path, or more of them if another path ends with it', () => {
  const paths = ['/docs/basics/start', '/docs/services/concierge', '/docs/basics/concierge'];
  expect(paths.map((path) => shortKey(path, paths))).toEqual(['start', 'services-concierge', 'basics-concierge']);
});

test('A page that a language lacks, or that is only for other languages, is not in its copy', () => {
  const keys = (locale: 'en' | 'ru') =>
    selectedParts(exampleSite(), locale).flatMap(({ pages }) => pages.map(({ key }) => key));
  expect(keys('en')).toEqual(['start', 'slow', 'old']);
  expect(keys('ru')).toEqual(['start']);
});
