import type { Strings } from '../config/strings.ts';
import type { ChangelogEntry } from '../content/content.ts';
import { type Calendar, calendarParts, formatDate, formatMonth, formatYear, type Reader } from '../text/format.ts';
import { fill } from '../text/messages.ts';
import { byYear } from './blog.ts';
import type { SidebarNode } from './sidebar.ts';

/** Path of an entry: `/docs/changelog/changelog-2024-10-15`. */
export function entryPath(date: string): string {
  return `/docs/changelog/changelog-${date}`;
}

/** Id of a change on the page of its release. */
export function changeId(number: number): string {
  return `change-${number}`;
}

/**
 * Path of a year, `/docs/changelog/2024` or `/docs/changelog/1403`. Years of both calendars have a page in every language, so that
 * switching the language keeps the path; lists name only those of the reader's calendar.
 */
export function yearPath(year: number): string {
  return `/docs/changelog/${year}`;
}

/** Releases that a page shows in full. A year with more is an index of headlines, with the full texts on a page for each part. */
const releasesInFull = 16;

/** A part of a year, a half or a quarter: its number, from 1, and its releases. */
export interface YearPart {
  readonly part: number;
  readonly entries: readonly ChangelogEntry[];
}

/** Path of the full texts of a part of a year: `/docs/changelog/2023/4`. */
export function partPath(year: number, part: number): string {
  return `${yearPath(year)}/${part}`;
}

/**
 * The halves of a year that have separate pages, or its quarters if there is too much in a half, the latest first: none if the page of
 * the year shows everything.
 */
export function partsOf(year: number, entries: readonly ChangelogEntry[]): YearPart[] {
  if (entries.length <= releasesInFull) return [];
  const calendar = calendarOf(year);
  const inParts = (months: number): YearPart[] =>
    [...Map.groupBy(entries, ({ date }) => Math.ceil(calendarParts(date, calendar).month / months))].map(
      ([part, released]) => ({ part, entries: released }),
    );
  const halves = inParts(6);
  return halves.some(({ entries: released }) => released.length > releasesInFull) ? inParts(3) : halves;
}

/**
 * The months of releases, newest first, as titles name them: "January 2023 – June 2023", in Russian
 * with one capital and one year: «Январь – июнь 2023».
 */
export function monthsOf(entries: readonly ChangelogEntry[], reader: Reader): string {
  const ends = [entries.at(-1), entries[0]].flatMap((entry) => (entry ? [formatMonth(entry.date, reader)] : []));
  const [first = '', last] = new Set(ends);
  if (last === undefined) return first;
  if (reader.locale !== 'ru') return `${first} – ${last}`;
  const [month, year] = first.split(' ');
  return `${last.endsWith(` ${year}`) ? month : first} – ${last.toLocaleLowerCase('ru')}`;
}

/** The calendar of a year: the two are 621 years apart. */
export function calendarOf(year: number): Calendar {
  return year < 1700 ? 'persian' : 'gregory';
}

/** True if a date is in a year of either calendar. */
export function isInYear(date: string, year: number): boolean {
  return calendarParts(date, calendarOf(year)).year === year;
}

/** A year as headings name it; one of the other calendar says so. */
export function yearLabel(year: number, strings: Strings, { locale, calendar }: Reader): string {
  const { year: own, otherYear } = strings.changelog;
  return fill(calendarOf(year) === calendar ? own : otherYear, { year: formatYear(year, locale) });
}

/** A part of a year as titles name it, by its months; one of the other calendar says so too: a quarter may have the months of another one. */
export function partLabel(year: number, entries: readonly ChangelogEntry[], strings: Strings, reader: Reader): string {
  const months = monthsOf(entries, reader);
  if (calendarOf(year) === reader.calendar) return months;
  return [months, yearLabel(year, strings, reader)].join(strings.chrome.listSeparator);
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
  return entriesByYear(entries, reader.calendar).map(({ year, items }) => ({
    type: 'category',
    label: formatYear(year, reader.locale),
    path: yearPath(year),
    linkUnlisted: false,
    onDemand: true,
    items: [
      ...partsOf(year, items).map(({ part, entries: released }) => ({
        type: 'link' as const,
        label: monthsOf(released, reader),
        path: partPath(year, part),
        // The year and its neighbours lead to it.
        unlisted: true,
      })),
      ...items.map(({ date, version }) => ({
        type: 'link' as const,
        label: `${version} · ${formatDate(date, reader, 'day')}`,
        path: entryPath(date),
        unlisted: false,
      })),
    ],
  }));
}
