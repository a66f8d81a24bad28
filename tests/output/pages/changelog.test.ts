import { describe, expect, test } from 'vitest';
import { locales } from '../../../src/model/text/locale.ts';
import { all, linksOf, one, pageAt, textOf } from '../dom.ts';

const calendars = { en: 'en-GB', fa: 'fa-IR-u-ca-persian', ru: 'ru' };

describe.each(locales)('The changelog in %s', (locale) => {
  const folder = `/${locale}/docs/changelog`;
  const landing = pageAt(`${folder}/changelog`);
  const days = all('.release time', landing).map(({ attribs }) => attribs['datetime'] ?? '');

  /** The month or the year of a day, in the reader's calendar. */
  const partOf = (part: 'month' | 'year', day: string) =>
    new Intl.DateTimeFormat(calendars[locale], { year: 'numeric', month: 'long', timeZone: 'UTC' })
      .formatToParts(new Date(day))
      .find(({ type }) => type === part)
      ?.value.toLowerCase() ?? 'none';

  test('shows the newest releases first, by the months and years of the reader', () => {
    expect(days.length).toBeGreaterThan(3);
    expect(days).toEqual(days.toSorted().toReversed());
    const [newest = ''] = days;
    const heading = textOf(one('main section h2', landing)).toLowerCase();
    expect(heading).toContain(partOf('month', newest));
    expect(heading).toContain(partOf('year', newest));
    expect(textOf(one('.year-list a', landing))).toContain(partOf('year', newest));
  });

  test('links to its feed in the head and on its first page', () => {
    const feed = `${folder}/rss.xml`;
    const head = all('head link[rel="alternate"][type]:not([type="text/markdown"])', landing);
    expect(head.map(({ attribs }) => attribs['href'])).toEqual([feed]);
    expect(linksOf('main', landing).map(([, href]) => href)).toContain(feed);
  });

  test('gives every change of a release a permalink, and a release a sidebar with all years but only the releases of its year', () => {
    const release = pageAt(`${folder}/changelog-2024-09-20`);
    const changes = all('.changes li', release);
    expect(changes.length).toBeGreaterThan(0);
    for (const change of changes)
      expect(one('.heading-link', change)?.attribs['href']).toBe(`#${change.attribs['id']}`);
    const sidebar = linksOf('.docs-sidebar', release).map(([, href]) => href);
    expect(sidebar.filter((href) => /changelog\/\d{4}$/.test(href)).length).toBeGreaterThanOrEqual(18);
    const releases = sidebar.filter((href) => /changelog-\d/.test(href));
    const yearOf = (day: string) => partOf('year', day);
    expect(new Set(releases.map((href) => yearOf(href.slice(-10))))).toEqual(new Set([yearOf('2024-09-20')]));
  });
});
