import type { GraphQLSchema } from 'graphql';
import type { InlineText } from '../text/inlineText.ts';
import type { Localized } from '../text/locale.ts';
import type { InputDemands } from './demands.ts';
import type { Samples } from './samples.ts';

/** Kinds of operations, in the order in which lists show them. */
export const operationKinds = ['mutation', 'query'] as const;
export type OperationKind = (typeof operationKinds)[number];

/** The least role that may call an operation, from the lowest up. */
export const accessRoles = ['none', 'user', 'reseller', 'admin'] as const;
export type AccessRole = (typeof accessRoles)[number];

/** The API reference: everything its pages, search records and downloads are made from. */
export interface Reference {
  readonly schema: GraphQLSchema;
  readonly samples: Samples;
  /** Queries and mutations apart, each in the order of the texts. */
  readonly groups: readonly Group[];
  /** In the order of the schema. */
  readonly operations: readonly Operation[];
  /** In alphabetical order, built-in scalars included. */
  readonly types: readonly TypeDoc[];
  readonly errors: readonly ErrorCode[];
  /** Reasons for deprecations by coordinate, including what has been removed. */
  readonly deprecations: ReadonlyMap<string, Localized<InlineText>>;
}

export interface Group {
  readonly kind: OperationKind;
  /** As in the schema: "Resellers Management". */
  readonly name: string;
  readonly path: string;
  readonly title: Localized;
  readonly description: Localized<InlineText>;
  readonly pages: readonly OperationPage[];
}

/** A page about an operation. A second one is a written guide at that address. */
export interface OperationPage {
  /** Schema coordinate of the operation: `Mutation.login`. */
  readonly coordinate: string;
  readonly group: string;
  readonly slug: string;
  readonly path: string;
  readonly title: Localized;
  readonly summary: Localized<InlineText>;
  /** Search queries that should find this page. */
  readonly asked: Localized<readonly string[]>;
}

export interface Operation extends OperationPage {
  readonly kind: OperationKind;
  /** Name of the field at the root: `login`. */
  readonly name: string;
  /** Further notes for a caller, if any. */
  readonly note: Localized<InlineText> | undefined;
  /** Its conditions, effects and costs, as far as the schema has them. */
  readonly behaviour: Behaviour | undefined;
  /** All pages, the main one first. */
  readonly pages: readonly OperationPage[];
  readonly role: AccessRole;
  readonly basis: OperationBasis;
  /** True if it will be removed; the reason is in `deprecations`. */
  readonly deprecated: boolean;
  readonly args: readonly InputDoc[];
  /** Demands on its inputs that their types do not express. */
  readonly demands: InputDemands;
  readonly returns: TypeRef;
  /** Fields of the returned object, unfolded; empty for scalars. */
  readonly returnFields: readonly OutputDoc[];
  /** The example: a document made from the schema, and its variables. */
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Text of the file that the example sends, if any. */
  readonly sampleFile: string | undefined;
  /** Codes of `@throws`, then the general ones that apply. */
  readonly errors: readonly string[];
  /** Only the codes of `@throws`. */
  readonly ownErrors: readonly string[];
}

/** Sources of a part of the reference: public documentation, the backend's schema, or neither. */
export const bases = ['seen', 'schema', 'reconstructed'] as const;

export type Basis = (typeof bases)[number];

/** The sources of an operation with its result, of its arguments, and of its own error codes. */
export type OperationBasis = Readonly<Record<'operation' | 'arguments' | 'errors', Basis>>;

/** Facts that a caller needs before the call. */
export interface Behaviour {
  /** Roles that may call it, and for which records. */
  readonly who: Localized<InlineText>;
  /** Conditions before the call. */
  readonly needs: readonly Localized<InlineText>[];
  /** Its effects; none for queries. */
  readonly does: readonly Localized<InlineText>[];
  /** Its costs; none for queries. */
  readonly costs: Localized<InlineText> | undefined;
  /** True if it may be repeated after a time-out. */
  readonly retry: boolean;
  /** Reason it may or may not be repeated; undefined for queries, which may. */
  readonly repeat: Localized<InlineText> | undefined;
  /** Coordinate of the operation that shows whether it took effect. */
  readonly verify: string | undefined;
  /** Coordinates of the operations that are called next. */
  readonly next: readonly string[];
}

/** A type in GraphQL syntax, and the page of the type it names. */
export interface TypeRef {
  /** `[UserView!]` */
  readonly text: string;
  /** `UserView` */
  readonly name: string;
  readonly path: string;
}

export interface OutputDoc {
  /** `Mutation.login.email`, `UserCreate.email` */
  readonly coordinate: string;
  readonly name: string;
  readonly type: TypeRef;
  readonly text: Localized<InlineText>;
  /** Fields of an object or input type, unfolded; empty if a type contains itself. */
  readonly fields: readonly OutputDoc[];
}

export interface InputDoc extends OutputDoc {
  readonly required: boolean;
  readonly fields: readonly InputDoc[];
  /** Names of an enum's values. */
  readonly values: readonly string[];
  /** Coordinates of operations that return its value, if it identifies a record. */
  readonly from?: readonly string[];
}

/** Kinds of named types, in the order in which lists show them. */
export const typeKinds = ['object', 'input', 'enum', 'scalar'] as const;
export type TypeKind = (typeof typeKinds)[number];

export interface TypeDoc {
  readonly kind: TypeKind;
  readonly name: string;
  readonly path: string;
  readonly text: Localized<InlineText>;
  /** Only objects have them. */
  readonly outputs: readonly OutputDoc[];
  /** Only inputs have them. */
  readonly inputs: readonly InputDoc[];
  /** Only enums have them. */
  readonly values: readonly EnumValueDoc[];
  readonly usedBy: readonly TypeUse[];
}

export type EnumValueDoc = Pick<OutputDoc, 'coordinate' | 'name' | 'text'>;

/** Places that name a type: arguments and results of operations, fields of other types. */
export const typeUses = ['argument', 'result', 'field'] as const;

export interface TypeUse {
  readonly coordinate: string;
  readonly path: string;
  readonly as: (typeof typeUses)[number];
}

export interface ErrorCode {
  readonly code: string;
  /** True for codes that any operation may return. */
  readonly general: boolean;
  readonly cause: Localized<InlineText>;
  readonly remedy: Localized<InlineText>;
}
