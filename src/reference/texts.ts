import { z } from 'zod';
import { phrases } from '../model/content/asked.ts';
import type { InlineText } from '../model/text/inlineText.ts';
import { isRecord } from './samples/sentValues.ts';

const sentence = z.string().min(1, 'expected text');
const page = { title: sentence, summary: sentence, asked: phrases.optional() };

/** `api/text/<locale>.yaml`. */
export const textsSchema = z.strictObject({
  /** By the group's name in the schema; a description for each kind of operation. */
  groups: z.record(
    z.string(),
    z.strictObject({ title: sentence, mutations: sentence.optional(), queries: sentence.optional() }),
  ),
  /** Keyed by code. */
  errors: z.record(z.string(), z.strictObject({ cause: sentence, remedy: sentence })),
  /** By coordinate: `Mutation.login`. `guides` has the texts of second pages, by slug. */
  operations: z.record(
    z.string(),
    z.strictObject({
      ...page,
      note: sentence.optional(),
      guides: z.record(z.string(), z.strictObject(page)).optional(),
    }),
  ),
  /** Conditions, effects and costs by the ids in `@behaves`, and callers by role. */
  behaviour: z.record(z.string(), z.record(z.string(), sentence)).optional(),
  /** Reason of a deprecation, keyed by coordinate; the English text is the reason in the schema. */
  deprecations: z.record(z.string(), sentence).optional(),
  /**
   * By coordinate: `UserView`, `UserView.id`, `Mutation.login.email`, `TicketStatus.OPEN`.
   * `argument.userId` and `field.userId` apply to coordinates without their own text.
   */
  schema: z.record(z.string(), sentence),
});

/** A text of the API with its line. */
export interface ApiText extends InlineText {
  readonly line: number;
}

export interface ApiTexts {
  /** By key: `operation.Mutation.login.title`, `error.NOT_FOUND.cause`, or coordinate. */
  readonly texts: ReadonlyMap<string, ApiText>;
  /** Queries for the page of an operation: `operation.Mutation.login`. */
  readonly asked: ReadonlyMap<string, readonly string[]>;
}

/** A text of the YAML: its key in `ApiTexts`, and its path in the file. */
export interface TextEntry {
  readonly key: string;
  readonly path: readonly string[];
  readonly text: string;
}

export function writtenTexts({
  groups,
  errors,
  operations,
  behaviour = {},
  deprecations = {},
  schema,
}: z.infer<typeof textsSchema>): TextEntry[] {
  return [
    ...Object.entries(schema).map(([key, text]) => ({ key, path: ['schema', key], text })),
    ...nested(groups, 'group', ['groups']),
    ...nested(errors, 'error', ['errors']),
    ...nested(behaviour, 'behaviour', ['behaviour']),
    ...nested(deprecations, 'deprecation', ['deprecations']),
    ...nested(operations, 'operation', ['operations']),
  ];
}

function nested(values: Readonly<Record<string, unknown>>, prefix: string, above: readonly string[]): TextEntry[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const key = `${prefix}.${name}`;
    const path = [...above, name];
    if (typeof value === 'string') return [{ key, path, text: value }];
    // `asked` is a list that pages do not show.
    return isRecord(value) ? nested(value, key, path) : [];
  });
}

export function deprecationKeys({ texts }: ApiTexts): string[] {
  return [...texts.keys()].filter((key) => key.startsWith('deprecation.'));
}

/** The path of a page's phrases in the file: of an operation, or of the guide with the slug. */
export function askedPath(coordinate: string, guide: string | undefined): string[] {
  return ['operations', coordinate, ...(guide === undefined ? [] : ['guides', guide]), 'asked'];
}

/** Queries for the page of an operation, by the key of its texts. */
export function askedPhrases({ operations }: z.infer<typeof textsSchema>): Map<string, readonly string[]> {
  return new Map(
    Object.entries(operations).flatMap(([coordinate, { asked = [], guides = {} }]) => {
      const key = `operation.${coordinate}`;
      const ofGuides = Object.entries(guides).map(
        ([slug, guide]) => [`${key}.guides.${slug}`, guide.asked ?? []] as const,
      );
      return [[key, asked] as const, ...ofGuides];
    }),
  );
}

/** The names of the groups that have texts, in the order of the texts. */
export function groupNames({ texts }: ApiTexts): string[] {
  return [...texts.keys()].flatMap((key) => /^group\.(.+)\.title$/.exec(key)?.[1] ?? []);
}
