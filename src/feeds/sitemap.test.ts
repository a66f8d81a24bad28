import { expect, it } from 'vitest';
import { exampleSite } from '../model/testing/exampleSite.ts';
import { sitemap } from './sitemap.ts';

const xml = sitemap(exampleSite());

/** The entry of a page by its path on the host. */
const entryOf = (path: string) =>
  xml.split('\n').find((line) => line.includes(`<loc>https://docs.example${path}</loc>`));

it('has a page in each of its languages, with the base of the site', () => {
  for (const locale of ['en', 'farsi', 'ru']) expect(entryOf(`/help/${locale}/docs/guide/start`)).toBeDefined();
});

it('names the day of the last change, or else that of the post or release, or none', () => {
  expect(entryOf('/help/en/docs/guide/start')).toContain('<lastmod>2026-11-01</lastmod>');
  expect(entryOf('/help/en/blog/first-servers')).toContain('<lastmod>2007-03-01</lastmod>');
  expect(entryOf('/help/en/docs/guide/old')).not.toContain('lastmod');
});

it('leaves out pages that are unlisted, not found or in English for lack of a translation', () => {
  for (const path of ['en/docs/guide/hidden', 'en/404', 'farsi/docs/guide/slow'])
    expect(entryOf(`/help/${path}`)).toBeUndefined();
});
