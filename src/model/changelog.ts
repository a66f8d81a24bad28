import { byYear } from './blog.ts';
import type { ChangelogEntry } from './content.ts';
import { calendarParts, formatDate, formatYear } from './format.ts';
import type { Locale } from './locale.ts';
import { fill } from './messages.ts';
import type { SidebarNode } from './sidebar.ts';
import type { Strings } from './strings.ts';

/** Path of an entry: `/docs/changelog/changelog-2024-10-15`. */
export function entryPath(date: string): string {
  return `/docs/changelog/changelog-${date}`;
}

/**
 * Path of a year, `/docs/changelog/2024` or `/docs/changelog/1403`. Years of both calendars have a page in every language, so that
 * switching the language keeps the path; lists name only those of the reader's calendar.
 */
export function yearPath(year: number): string {
  return `/docs/changelog/${year}`;
}

/** Year of a date in the reader's calendar. */
export function yearOf(date: string, locale: Locale): number {
  return calendarParts(date, locale).year;
}

/** Whether a year is one of the reader's calendar. A number tells its calendar: the two are 621 years apart. */
export function isReadersYear(year: number, locale: Locale): boolean {
  return (calendarOf(year) === 'fa') === (locale === 'fa');
}

/** Whether a date is in a year of either calendar. */
export function isInYear(date: string, year: number): boolean {
  return yearOf(date, calendarOf(year)) === year;
}

/** A language that counts its years as this one is counted. */
function calendarOf(year: number): Locale {
  return year < 1700 ? 'fa' : 'en';
}

/** A year as headings name it; one of the other calendar says so. */
export function yearLabel(year: number, strings: Strings, locale: Locale): string {
  const { year: own, otherYear } = strings.changelog;
  return fill(isReadersYear(year, locale) ? own : otherYear, { year: formatYear(year, locale) });
}

/** Title of an entry: "Version 6.2.0, 15 October 2024". */
export function entryTitle(entry: ChangelogEntry, strings: Strings, locale: Locale): string {
  return fill(strings.changelog.entryTitle, { version: entry.version, date: formatDate(entry.date, locale) });
}

/** Entries by year of the reader's calendar, newest year first. */
export function entriesByYear(
  entries: readonly ChangelogEntry[],
  locale: Locale,
): { year: number; items: ChangelogEntry[] }[] {
  return byYear(entries, ({ date }) => date, locale);
}

/** The years that have a page, of both calendars. */
export function changelogYears(entries: readonly ChangelogEntry[]): number[] {
  return (['en', 'fa'] as const).flatMap((locale) => entriesByYear(entries, locale).map(({ year }) => year));
}

/** The sidebar of the changelog: a category per year, whose entries are listed only inside that year. */
export function changelogSidebar(entries: readonly ChangelogEntry[], locale: Locale): SidebarNode[] {
  return entriesByYear(entries, locale).map(({ year, items }) => ({
    type: 'category',
    label: formatYear(year, locale),
    path: yearPath(year),
    linkUnlisted: false,
    onDemand: true,
    items: items.map((entry) => ({
      type: 'link',
      label: formatDate(entry.date, locale, 'day'),
      path: entryPath(entry.date),
      unlisted: false,
    })),
  }));
}
