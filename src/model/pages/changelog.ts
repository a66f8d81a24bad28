import type { Strings } from '../config/strings.ts';
import type { ChangelogEntry } from '../content/content.ts';
import { type Calendar, calendarParts, formatDate, formatYear, type Reader } from '../text/format.ts';
import { fill } from '../text/messages.ts';
import { byYear } from './blog.ts';
import { generatedCategory, generatedLink, type SidebarNode } from './sidebar.ts';

/** Path of an entry: `/docs/changelog/changelog-2024-10-15`. */
export function entryPath(date: string): string {
  return `/docs/changelog/changelog-${date}`;
}

export function changeId(number: number): string {
  return `change-${number}`;
}

/** Path of a year, 2024 or 1403. Every language has both, so that switching languages works. */
export function yearPath(year: number): string {
  return `/docs/changelog/${year}`;
}

/** Releases that a year shows in full; a longer year lists headlines. */
export const releasesInFull = 16;

/** The calendar of a year: the two are 621 years apart. */
export function calendarOf(year: number): Calendar {
  return year < 1700 ? 'persian' : 'gregory';
}

/** True if a date is in a year of either calendar. */
export function isInYear(date: string, year: number): boolean {
  return calendarParts(date, calendarOf(year)).year === year;
}

/** A year as in headings, with the calendar if it is not the reader's. */
export function yearLabel(year: number, strings: Strings, { locale, calendar }: Reader): string {
  const { year: own, otherYear } = strings.changelog;
  return fill(calendarOf(year) === calendar ? own : otherYear, { year: formatYear(year, locale) });
}

/** Title of an entry: "Version 6.2.0, 15 October 2024". */
export function entryTitle(entry: ChangelogEntry, strings: Strings, reader: Reader): string {
  return fill(strings.changelog.entryTitle, { version: entry.version, date: formatDate(entry.date, reader) });
}

/** Description of an entry for search results and feeds. */
export function entryDescription(entry: ChangelogEntry, strings: Strings, reader: Reader): string {
  const { version, date } = entry;
  const headline = entry.headline[reader.locale];
  return fill(strings.changelog.entryDescription, { version, date: formatDate(date, reader), headline });
}

/** The longest headline of a release, in characters. */
export const headlineLength = 70;

/** Entries by year of a calendar, newest year first. */
export function entriesByYear(
  entries: readonly ChangelogEntry[],
  calendar: Calendar,
): { year: number; items: ChangelogEntry[] }[] {
  return byYear(entries, ({ date }) => date, calendar);
}

/** The years that have a page: those of every calendar that a language of the site uses. */
export function changelogYears(entries: readonly ChangelogEntry[], calendars: readonly Calendar[]): number[] {
  return [...new Set(calendars)].flatMap((calendar) => entriesByYear(entries, calendar).map(({ year }) => year));
}

/** The sidebar of the changelog: a category per year, which lists its releases inside that year. */
export function changelogSidebar(entries: readonly ChangelogEntry[], reader: Reader): SidebarNode[] {
  return entriesByYear(entries, reader.calendar).map(({ year, items }) => {
    const links = items.map(({ date, version }) =>
      generatedLink(`${version} · ${formatDate(date, reader, 'day')}`, entryPath(date)),
    );
    return generatedCategory(formatYear(year, reader.locale), yearPath(year), links);
  });
}
