import type { SampleRow, SampleValues } from '../../../model/api/samples.ts';

/** A row for each record of a table. */
export function rowsOf<TableRecord>(
  table: Readonly<Record<string, TableRecord>>,
  show: (record: TableRecord, key: string) => SampleValues,
): SampleRow[] {
  return Object.entries(table).map(([key, record]) => ({ key, values: show(record, key) }));
}

/** The record with a name, whose existence was checked when the world was read. */
export function recordOf<TableRecord>(table: Readonly<Record<string, TableRecord>>, key: string): TableRecord {
  const record = table[key];
  if (record === undefined) throw new Error(`No record ${key}.`);
  return record;
}
