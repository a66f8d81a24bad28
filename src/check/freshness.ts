// Which pages nobody has compared with the product for a long time: `npm run check -- --older-than 180d`.

import type { Placed } from '../model/docs.ts';
import { type SectionId, sectionIds, sectionOf } from '../model/sections.ts';

const dayLength = 24 * 60 * 60 * 1000;

/** The days of an age as it is typed: 180 for `180d`. Nothing if it is written in another way. */
export function daysOfAge(written: string | undefined): number | undefined {
  const [, days] = /^(\d{1,5})d$/.exec(written ?? '') ?? [];
  return days === undefined ? undefined : Number(days);
}

/** The days from one day (`2026-11-22`) to another; negative if that is before. */
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

/** What is to be said about a page that was not checked in the last `days`; nothing about the others. */
function sentence({ source, meta }: Placed, days: number, today: string): string | undefined {
  if (meta.checked === undefined) return `${source.file}: was never checked.`;
  const age = daysBetween(meta.checked, today);
  if (age < 0) return `${source.file}: says that it was checked on ${meta.checked}, which is still to come.`;
  return age > days ? `${source.file}: was checked on ${meta.checked}, ${age} days ago.` : undefined;
}

/**
 * The pages that were checked more than `days` ago, or never, by section, one sentence for each, and how many they are. Posts and releases tell of
 * a day and are not checked again. `today` is written as `2026-11-22`.
 */
export function listUnchecked(
  pages: readonly Placed[],
  sectionNames: Readonly<Record<SectionId, string>>,
  { days, today }: { readonly days: number; readonly today: string },
): string {
  const old = pages.flatMap((page) => {
    const said = sentence(page, days, today);
    return said === undefined ? [] : [{ section: sectionOf(page.path), said }];
  });
  const lists = sectionIds.flatMap((id) => {
    const said = old.filter(({ section }) => section === id).map((page) => `  ${page.said}\n`);
    return said.length === 0 ? [] : [`${sectionNames[id]}\n${said.sort().join('')}\n`];
  });
  return `${lists.join('')}${old.length} of ${pages.length} pages were not checked in the last ${days} days.`;
}
