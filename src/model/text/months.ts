import { calendarParts, formatMonth, type Reader } from './format.ts';

/**
 * Groups dated items by the months of the reader's calendar, in the order of the items. The id of a
 * month is that of its heading: `2024-10`, in the Persian calendar `1403-07`.
 */
export function byMonth<T extends { readonly date: string }>(items: readonly T[], reader: Reader) {
  const months = new Map<string, { id: string; label: string; items: T[] }>();
  for (const item of items) {
    const { year, month } = calendarParts(item.date, reader.calendar);
    const id = `${year}-${String(month).padStart(2, '0')}`;
    const group = months.get(id) ?? { id, label: formatMonth(item.date, reader), items: [] };
    group.items.push(item);
    months.set(id, group);
  }
  return [...months.values()];
}
