import type { InlineText } from '../text/inlineText.ts';
import type { Localized } from '../text/locale.ts';

/** Effect on programs. Dangerous: they keep running, but may meet unexpected values. */
export const schemaChangeLevels = ['breaking', 'dangerous', 'safe'] as const;
export type SchemaChangeLevel = (typeof schemaChangeLevels)[number];

/** Kinds of changes of the schema, each with its sentence in every language. */
export const schemaChangeKinds = [
  'operationAdded',
  'operationRemoved',
  'typeAdded',
  'typeRemoved',
  'typeKindChanged',
  'fieldAdded',
  'fieldRemoved',
  'fieldTypeChanged',
  'deprecated',
  'deprecationRemoved',
  'argumentAdded',
  'argumentRemoved',
  'argumentTypeChanged',
  'inputFieldAdded',
  'inputFieldRemoved',
  'defaultChanged',
  'enumValueAdded',
  'errorsAdded',
  'enumValueRemoved',
] as const;
export type SchemaChangeKind = (typeof schemaChangeKinds)[number];

export interface SchemaChange {
  readonly kind: SchemaChangeKind;
  readonly level: SchemaChangeLevel;
  /** The changed coordinate: `Mutation.login.email`. */
  readonly coordinate: string;
  /** The types before and after, if a type changed. */
  readonly from?: string;
  readonly to?: string;
  /** Error codes that are new for the operation. */
  readonly codes?: readonly string[];
  /** Reason of a deprecation, and until when it stays. */
  readonly reason?: Localized<InlineText>;
}

export interface SchemaRelease {
  /** `2024-03-12` */
  readonly date: string;
  /** Compared with the previous version; none in the oldest version that is kept. */
  readonly changes: readonly SchemaChange[];
  readonly operations: number;
  /** The file of the version, below `/api/`: `versions/2023-04-20.graphql`. */
  readonly file: string;
  /** Its SDL, in a form in which a comparison shows only real changes. */
  readonly sdl: string;
}
