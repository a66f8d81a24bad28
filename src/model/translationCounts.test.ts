import { expect, test } from 'vitest';
import { exampleSite } from './testing/exampleSite.ts';
import { translationCounts } from './translationCounts.ts';

const counts = translationCounts(exampleSite());

test('Each section with written pages is counted once, and every page of it is current, outdated or missing', () => {
  expect(new Set(counts.map(({ section }) => section)).size).toBe(counts.length);
  for (const { pages, languages } of counts)
    for (const { current, outdated, missing } of Object.values(languages))
      expect(current + outdated + missing).toBe(pages);
});

test('English is always current; a page without translation and an old translation are counted apart', () => {
  const sum = (part: 'current' | 'outdated' | 'missing', language: 'en' | 'fa') =>
    counts.reduce((total, { languages }) => total + languages[language][part], 0);
  expect([sum('outdated', 'en'), sum('missing', 'en')]).toEqual([0, 0]);
  expect([sum('outdated', 'fa'), sum('missing', 'fa')]).toEqual([1, 1]);
});
