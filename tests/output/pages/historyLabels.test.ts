import { describe, expect, test } from 'vitest';
import config from '../../../site/site.config.ts';
import en from '../../../site/strings/en.ts';
import { documents, type PageDocument } from './documents.ts';

const all = [...documents.values()];
const withPath = (pattern: RegExp) => all.filter(({ path }) => pattern.test(path));

/** True if a page shows the date of a post or release that is earlier than the site. */
const isDatedEarlier = ({ elements }: PageDocument) =>
  elements('time').some(({ attributes }) => (attributes['datetime'] ?? '') < config.firstPublished);

const isLabelled = ({ elements }: PageDocument) =>
  [...elements('strong'), ...elements('p')].some(({ attributes }) =>
    /^history-(label|notice)$/.test(attributes['class'] ?? ''),
  );

/** A post or release that is not history, or a year of those: all of its dates are later. */
const isRecent = (page: PageDocument) =>
  /^\/..\/(blog\/(?!archive|authors|tags|page)|docs\/changelog\/)/.test(page.path) &&
  page.elements('time').length > 0 &&
  !isDatedEarlier(page);

describe('Illustrative history', () => {
  test('is labelled on every page with the date of a post or release', () => {
    const dated = all.filter(isDatedEarlier);
    expect(dated.length).toBeGreaterThan(0);
    expect(dated.filter((page) => !isLabelled(page)).map(({ path }) => path)).toEqual([]);
  });

  test('is labelled on the pages that list posts or releases without their dates', () => {
    const lists = withPath(/^\/..\/(pages$|blog($|\/)|docs\/changelog\/)/);
    expect(lists.some(isLabelled)).toBe(true);
    expect(lists.filter((page) => isLabelled(page) === isRecent(page)).map(({ path }) => path)).toEqual([]);
  });

  test('is labelled in the descriptions of releases and posts for search engines', () => {
    const items = withPath(/^\/en\/(docs\/changelog\/changelog-\d|blog\/(?!archive|authors|tags|page)[^/]+$)/);
    expect(items.some((page) => !isRecent(page))).toBe(true);
    for (const page of items)
      expect(page.meta('description')?.includes(en.history.label), page.path).toBe(!isRecent(page));
  });
});
