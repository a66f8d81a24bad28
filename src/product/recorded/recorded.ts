import { z } from 'zod';
import { type AccessRole, accessRoles, type Reference, type TypeDoc } from '../../model/api/reference.ts';
import { errorAt, type Problem } from '../../model/problems/problems.ts';
import type { Locale } from '../../model/text/locale.ts';
import { localizedText } from '../../model/text/localizedText.ts';
import { markdownTable } from '../../model/text/markdownTable.ts';

const readers = ['nobody', 'staff', 'staffAndReseller', 'youAndStaff', 'everyoneInvolved'] as const;
const periods = ['never', 'notPublished', 'account'] as const;

type Readers = (typeof readers)[number];

export const recordedSchema = z.strictObject({
  columns: z.strictObject({ what: localizedText, readers: localizedText, kept: localizedText }),
  readers: z.record(z.enum(readers), localizedText),
  kept: z.record(z.enum(periods), localizedText),
  rows: z
    .array(
      z.strictObject({
        what: localizedText,
        readers: z.enum(readers),
        kept: z.enum(periods),
        /** Fields that contain it, by their type; `WebhookBody` is `data` of an event. */
        fields: z.record(z.string(), z.string()).optional(),
        /** Values of `WebhookEventType`, separated by spaces. */
        events: z.string().optional(),
      }),
    )
    .min(1)
    .readonly(),
  /** Types of the API without data about a person. */
  aboutNobody: z.array(z.string()).readonly(),
});

export type RecordedTable = z.infer<typeof recordedSchema>;

/** Recorded data, who can read it and how long it is kept, as a Markdown table. */
export function recordedMarkdown(table: RecordedTable, locale: Locale): string {
  const { columns, rows } = table;
  return markdownTable(
    [columns.what, columns.readers, columns.kept].map((column) => column[locale]),
    rows.map((row) => [row.what[locale], table.readers[row.readers][locale], table.kept[row.kept][locale]]),
  );
}

/** Fields and events of the API without a row, and rows that leave out one of its readers. */
export function checkRecorded({ recorded, reference }: { recorded: RecordedTable; reference: Reference }): Problem[] {
  const error = (key: readonly PropertyKey[], message: string) =>
    errorAt('site/recorded.ts', ['recorded', ...key], message);
  const inRows = new Set(
    recorded.rows.flatMap(({ fields = {}, events = '' }) => [...coordinates(fields), ...events.split(' ')]),
  );
  const missing = reference.types
    .filter(({ name }) => !recorded.aboutNobody.includes(name))
    .flatMap(heldBy)
    .filter((coordinate) => !inRows.has(coordinate))
    .map((coordinate) => {
      const advice = 'Add it to the row that says it is recorded, or its type to aboutNobody.';
      return error(['rows'], `No row has ${coordinate} of the API. ${advice}`);
    });
  const roles = rolesThatRead(reference);
  const hidden = recorded.rows.flatMap(({ fields = {}, events = '', readers }, index) =>
    [...Object.keys(fields), ...events.split(' ')].flatMap((name) =>
      [...(roles.get(name) ?? [])]
        .filter((role) => !readBy[readers].includes(role))
        .map((role) =>
          error(
            ['rows', index, 'readers'],
            `The role ${role} can read ${name}, which "${readers}" leaves out; name readers that include it.`,
          ),
        ),
    ),
  );
  return [...missing, ...hidden];
}

/** Roles included in each answer; without a token users see only their own sign-in. */
const readBy: Readonly<Record<Readers, readonly AccessRole[]>> = {
  nobody: [],
  staff: ['admin'],
  staffAndReseller: ['admin', 'reseller'],
  youAndStaff: ['admin', 'user', 'none'],
  everyoneInvolved: accessRoles,
};

const coordinates = (fields: Readonly<Record<string, string>>): string[] =>
  Object.entries(fields).flatMap(([type, names]) => names.split(' ').map((name) => `${type}.${name}`));

/** The fields of a type, or all events; a test compares those of event bodies with their page. */
function heldBy({ name, outputs, inputs, values }: TypeDoc): string[] {
  if (name === 'WebhookEventType') return values.map((value) => value.name);
  return [...outputs, ...inputs].map(({ coordinate }) => coordinate);
}

/** The roles that read a type or an event, by its name; support sets up webhooks for resellers. */
function rolesThatRead({ operations, types }: Reference): ReadonlyMap<string, ReadonlySet<AccessRole>> {
  const byName = new Map(types.map((type) => [type.name, type]));
  const roles = new Map<string, Set<AccessRole>>();
  const visit = (name: string, role: AccessRole) => {
    const readers = roles.get(name) ?? new Set();
    if (readers.has(role)) return;
    roles.set(name, readers.add(role));
    for (const { type } of byName.get(name)?.outputs ?? []) visit(type.name, role);
  };
  for (const { returns, role } of operations) visit(returns.name, role);
  const events = byName.get('WebhookEventType')?.values.map(({ name }) => name) ?? [];
  for (const name of ['WebhookBody', ...events]) roles.set(name, new Set(['reseller']));
  return roles;
}
