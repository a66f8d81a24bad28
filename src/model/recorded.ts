import { z } from 'zod';
import type { Locale } from './locale.ts';
import { markdownTable } from './markdownTable.ts';
import { localizedText } from './siteConfig.ts';

const answers = ['yes', 'no'] as const;

/** The table of `site/recorded.ts`. */
export const recordedSchema = z.strictObject({
  columns: z.strictObject({ what: localizedText, recorded: localizedText, readers: localizedText }),
  answers: z.record(z.enum(answers), localizedText),
  rows: z
    .array(z.strictObject({ what: localizedText, recorded: z.enum(answers), readers: localizedText }))
    .min(1)
    .readonly(),
});

export type RecordedTable = z.infer<typeof recordedSchema>;

/** What the service records and who can read it, as a Markdown table. */
export function recordedMarkdown(table: RecordedTable, locale: Locale): string {
  const { columns, rows } = table;
  return markdownTable(
    [columns.what, columns.recorded, columns.readers].map((column) => column[locale]),
    rows.map((row) => [row.what[locale], table.answers[row.recorded][locale], row.readers[locale]]),
  );
}
