import { calendarParts, formatMonth, type Reader } from './format.ts';

/** Items by month of the reader's calendar, keeping the order. Ids: `2024-10`, `1403-07`. */
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
