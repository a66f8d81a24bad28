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

/** Path of a year. Years in paths are Gregorian in every language, so that switching the language keeps the path. */
export function yearPath(year: number): string {
  return `/docs/changelog/${year}`;
}

/** Gregorian year of an entry's date. */
export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

/** A Gregorian year for the reader: «2024», in Persian the two years that it spans and the Gregorian one, «۱۴۰۲–۱۴۰۳ (۲۰۲۴)». */
export function yearLabel(year: number, locale: Locale): string {
  if (locale !== 'fa') return formatYear(year, locale);
  const first = calendarParts(`${year}-01-01`, locale).year;
  return `${formatYear(first, locale)}–${formatYear(first + 1, locale)} (${formatYear(year, locale)})`;
}

/** Title of an entry: "Version 6.2.0, 15 October 2024". */
export function entryTitle(entry: ChangelogEntry, strings: Strings, locale: Locale): string {
  return fill(strings.changelog.entryTitle, { version: entry.version, date: formatDate(entry.date, locale) });
}

/** Entries by Gregorian year, newest year first. */
export function entriesByYear(entries: readonly ChangelogEntry[]): { year: number; entries: ChangelogEntry[] }[] {
  const years = [...new Set(entries.map((entry) => yearOf(entry.date)))];
  return years.map((year) => ({ year, entries: entries.filter((entry) => yearOf(entry.date) === year) }));
}

/** The sidebar of the changelog: a category per year, whose entries are listed only inside that year. */
export function changelogSidebar(entries: readonly ChangelogEntry[], locale: Locale): SidebarNode[] {
  return entriesByYear(entries).map(({ year, entries: ofYear }) => ({
    type: 'category',
    label: yearLabel(year, locale),
    path: yearPath(year),
    linkUnlisted: false,
    onDemand: true,
    items: ofYear.map((entry) => ({
      type: 'link',
      label: formatDate(entry.date, locale, 'day'),
      path: entryPath(entry.date),
      unlisted: false,
    })),
  }));
}
