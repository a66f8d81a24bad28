import { expect, test } from 'vitest';
import { exampleSite } from '../../src/model/testing/exampleSite.ts';
import { selectedParts, shortKey } from './selection.ts';

test('A key is the last word of a path, and more of them where another path ends with it', () => {
  const paths = ['/docs/basics/start', '/docs/services/concierge', '/docs/basics/concierge'];
  expect(paths.map((path) => shortKey(path, paths))).toEqual(['start', 'services-concierge', 'basics-concierge']);
});

test('A page that a language lacks is in none of its editions, and a page for the book is not in the one file', () => {
  const keys = (locale: 'en' | 'ru', edition: 'page' | 'book') =>
    selectedParts(exampleSite(), locale, edition).flatMap(({ pages }) => pages.map(({ key }) => key));
  expect(keys('en', 'page')).toEqual(['start', 'slow']);
  expect(keys('en', 'book')).toEqual(['start', 'slow', 'old']);
  expect(keys('ru', 'page')).toEqual(['start']);
});
