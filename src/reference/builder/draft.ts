import {
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';

/** A value while it is being filled in, as it was typed, whether it fits or not. */
export type Draft = LeafDraft | ListDraft | ObjectDraft | OffDraft;

/** A scalar or enum as text; empty when it is left out. */
export interface LeafDraft {
  readonly kind: 'leaf';
  readonly text: string;
}

export interface ListDraft {
  readonly kind: 'list';
  readonly items: readonly Draft[];
}

export interface ObjectDraft {
  readonly kind: 'object';
  readonly fields: DraftFields;
}

/** A list or input object that is left out. */
export interface OffDraft {
  readonly kind: 'off';
}

/** Drafts by name of argument or input field. */
export type DraftFields = Readonly<Record<string, Draft>>;

/** The draft that holds a value of the example; an empty one for `undefined` and null. */
export function draftOf(type: GraphQLInputType, value: unknown): Draft {
  const nullable = getNullableType(type);
  const given = value !== undefined && value !== null;
  if (!given && !isNonNullType(type) && !isLeaf(nullable)) return { kind: 'off' };
  return given ? filled(nullable, value) : emptyDraft(type);
}

/** A draft for a part that is added: empty, but for choices that must be made. */
export function emptyDraft(type: GraphQLInputType): Draft {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return { kind: 'list', items: [] };
  if (isInputObjectType(nullable)) return filled(nullable, {});
  return { kind: 'leaf', text: isNonNullType(type) ? (choices(nullable)[0] ?? '') : '' };
}

/** The texts to choose from; none where a value is typed. */
export function choices(type: GraphQLInputType): readonly string[] {
  const nullable = getNullableType(type);
  if (isEnumType(nullable)) return nullable.getValues().map(({ name }) => name);
  return isScalarType(nullable) && nullable.name === 'Boolean' ? ['true', 'false'] : [];
}

function filled(type: GraphQLInputType, value: unknown): Draft {
  if (isListType(type)) {
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    return { kind: 'list', items: items.map((item) => draftOf(type.ofType, item)) };
  }
  if (isInputObjectType(type)) {
    const values = new Map<string, unknown>(Object.entries(Object(value)));
    const fields = Object.values(type.getFields()).map((field) => [
      field.name,
      draftOf(field.type, values.get(field.name)),
    ]);
    return { kind: 'object', fields: Object.fromEntries(fields) };
  }
  return { kind: 'leaf', text: String(value) };
}

/** Content of a draft as plain values, from which `draftOf` makes it again. */
function plainDraft(draft: Draft): unknown {
  switch (draft.kind) {
    case 'leaf':
      return draft.text;
    case 'list':
      return draft.items.map(plainDraft);
    case 'object':
      return plainDrafts(draft.fields);
    case 'off':
      return undefined;
  }
}

/** Content of drafts, by name. */
export function plainDrafts(fields: DraftFields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, draft]) => [name, plainDraft(draft)]));
}

function isLeaf(type: GraphQLInputType): boolean {
  return isScalarType(type) || isEnumType(type);
}
