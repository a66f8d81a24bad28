// Pages that nobody has compared with the product for a long time: `npm run check -- --older-than 180d`.

import { type SectionId, sectionIds, sectionOf } from '../model/addresses/sections.ts';
import type { Placed } from '../model/pages/docs.ts';

const dayLength = 24 * 60 * 60 * 1000;

/** The days of an age as it is typed: 180 for `180d`. Nothing if it is written in another way. */
export function daysOfAge(written: string | undefined): number | undefined {
  const [, days] = /^(\d{1,5})d$/.exec(written ?? '') ?? [];
  return days === undefined ? undefined : Number(days);
}

/** The days from one day (`2026-11-22`) to another; negative if that is before. */
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

interface Options {
  /** Age in days from which a page is listed. */
  readonly days: number;
  /** Written as `2026-11-22`. */
  readonly today: string;
  /** Days of the last change per file. */
  readonly lastUpdated: ReadonlyMap<string, string>;
}

/** Message about a page that was not checked in the last `days`, and its age in days; nothing about the others. */
function finding(
  { source: { file }, meta: { checked } }: Placed,
  { days, today, lastUpdated }: Options,
): { readonly age: number; readonly said: string } | undefined {
  if (checked === undefined) {
    const changed = lastUpdated.get(file);
    const since = changed === undefined ? '' : `; its text is of ${changed}`;
    return { age: Number.POSITIVE_INFINITY, said: `${file}: was never checked${since}.` };
  }
  const age = daysBetween(checked, today);
  if (age < 0) return { age, said: `${file}: says that it was checked on ${checked}, which is still to come.` };
  return age > days
    ? { age, said: `${file}: was checked on ${checked}, ${age} day${age === 1 ? '' : 's'} ago.` }
    : undefined;
}

/**
 * The pages that were checked more than `days` ago, or never, one sentence for each, and how many they are: by section, those first that nobody has
 * looked at for the longest time. Posts and releases are about a day in the past and are not checked again.
 */
export function listUnchecked(
  pages: readonly Placed[],
  sectionNames: Readonly<Record<SectionId, string>>,
  options: Options,
): string {
  const old = pages.flatMap((page) => {
    const found = finding(page, options);
    return found ? [{ section: sectionOf(page.path), ...found }] : [];
  });
  old.sort((a, b) => (a.age === b.age ? a.said.localeCompare(b.said, 'en') : b.age - a.age));
  const lists = sectionIds.flatMap((id) => {
    const said = old.filter(({ section }) => section === id).map((page) => `  ${page.said}\n`);
    return said.length === 0 ? [] : [`${sectionNames[id]}\n${said.join('')}\n`];
  });
  return `${lists.join('')}${old.length} of ${pages.length} pages were not checked in the last ${options.days} days.`;
}
