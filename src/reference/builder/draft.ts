import {
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';

/** A value while it is being filled in, as typed; an omitted list or object is undefined. */
export type Draft = string | readonly Draft[] | DraftFields | undefined;

/** Drafts by argument or input field. */
export interface DraftFields {
  readonly [name: string]: Draft;
}

const isList = (draft: Draft): draft is readonly Draft[] => Array.isArray(draft);

/** The items of a list; undefined if it is omitted. */
export const itemsOf = (draft: Draft): readonly Draft[] | undefined => (isList(draft) ? draft : undefined);

/** The fields of an input object; undefined if it is omitted. */
export const fieldsOf = (draft: Draft): DraftFields | undefined =>
  typeof draft === 'object' && !isList(draft) ? draft : undefined;

/** The draft of a value of the example; an empty one for `undefined` and null. */
export function draftOf(type: GraphQLInputType, value: unknown): Draft {
  const nullable = getNullableType(type);
  const given = value !== undefined && value !== null;
  if (!given && !isNonNullType(type) && !isLeaf(nullable)) return undefined;
  return given ? filled(nullable, value) : emptyDraft(type);
}

/** A draft for an added part: empty, except for required choices. */
export function emptyDraft(type: GraphQLInputType): Draft {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [];
  if (isInputObjectType(nullable)) return filled(nullable, {});
  return isNonNullType(type) ? (choices(nullable)[0] ?? '') : '';
}

/** The choices; none if a value is typed. */
export function choices(type: GraphQLInputType): readonly string[] {
  const nullable = getNullableType(type);
  if (isEnumType(nullable)) return nullable.getValues().map(({ name }) => name);
  return isScalarType(nullable) && nullable.name === 'Boolean' ? ['true', 'false'] : [];
}

function filled(type: GraphQLInputType, value: unknown): Draft {
  if (isListType(type)) {
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    return items.map((item) => draftOf(type.ofType, item));
  }
  if (isInputObjectType(type)) {
    const values = new Map<string, unknown>(Object.entries(Object(value)));
    const fields = Object.values(type.getFields()).map((field) => [
      field.name,
      draftOf(field.type, values.get(field.name)),
    ]);
    return Object.fromEntries(fields);
  }
  return String(value);
}

function isLeaf(type: GraphQLInputType): boolean {
  return isScalarType(type) || isEnumType(type);
}
