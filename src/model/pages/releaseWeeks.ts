import type { ChangelogEntry } from '../content/content.ts';
import { calendarParts, type Reader } from '../text/format.ts';

/** Weeks that are drawn for a month: from its days 1, 8, 15, 22 and 29. */
export const weeksOfMonth = 5;

/** A week with releases: its place in the year, from 0 to 59, and how many changes they brought. */
export interface ReleaseWeek {
  readonly week: number;
  readonly changes: number;
}

/** The weeks of one year of the reader's calendar in which something was released, from its beginning to its end. */
export function releaseWeeks(
  entries: readonly Pick<ChangelogEntry, 'date' | 'changes'>[],
  { calendar }: Reader,
): ReleaseWeek[] {
  const weeks = new Map<number, number>();
  for (const { date, changes } of entries) {
    const { month, day } = calendarParts(date, calendar);
    const week = (month - 1) * weeksOfMonth + Math.floor((day - 1) / 7);
    weeks.set(week, (weeks.get(week) ?? 0) + changes.length);
  }
  return [...weeks].map(([week, changes]) => ({ week, changes })).sort((a, b) => a.week - b.week);
}
