import {
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLScalarType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import type { Draft, DraftFields } from './draft.ts';
import { leafValue, type MistakeKind, nullText } from './leafValue.ts';

/** What is wrong with a value, and where: `userProfile.birthDate`, `gateways.0`. */
export interface Mistake {
  readonly path: string;
  readonly kind: MistakeKind;
}

/** A place for a value: an argument, an input field or an item of a list. */
export interface Slot {
  readonly name: string;
  readonly type: GraphQLInputType;
  /** Whether the value must be given. */
  readonly required: boolean;
}

export function slotOf({ name, type, defaultValue }: GraphQLArgument | GraphQLInputField): Slot {
  return { name, type, required: isNonNullType(type) && defaultValue === undefined };
}

/**
 * The variables that drafts of arguments stand for, and what is wrong with them. What does not fit is in the variables as it was typed. `mandatory` has
 * the paths of what must have a value although its type does not say so.
 */
export function readDrafts(
  args: readonly GraphQLArgument[],
  drafts: DraftFields,
  mandatory: readonly string[] = [],
): { variables: Record<string, unknown>; mistakes: Mistake[] } {
  const mistakes: Mistake[] = [];
  const variables = readFields(args.map(slotOf), drafts, '', mistakes);
  const empty = mandatory.filter((path) => isEmpty(valueAt(variables, path)));
  const known = new Set(mistakes.map(({ path }) => path));
  const missing = empty.filter((path) => !known.has(path)).map((path) => ({ path, kind: 'required' as const }));
  return { variables, mistakes: [...mistakes, ...missing] };
}

function valueAt(variables: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => Object(value)[name], variables);
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

function readFields(slots: readonly Slot[], drafts: DraftFields, prefix: string, mistakes: Mistake[]) {
  const values: Record<string, unknown> = {};
  for (const slot of slots) {
    const value = readSlot(slot, drafts[slot.name], `${prefix}${slot.name}`, mistakes);
    if (value !== undefined) values[slot.name] = value;
  }
  return values;
}

/** `undefined` for what is left out. */
function readSlot({ type, required }: Slot, draft: Draft | undefined, path: string, mistakes: Mistake[]): unknown {
  const nullable = getNullableType(type);
  if (isInputObjectType(nullable)) {
    if (draft?.kind === 'object') {
      return readFields(Object.values(nullable.getFields()).map(slotOf), draft.fields, `${path}.`, mistakes);
    }
  } else if (isListType(nullable)) {
    if (draft?.kind === 'list') return readItems(nullable.ofType, draft.items, path, mistakes);
  } else if (draft?.kind === 'leaf' && draft.text === nullText && !isNonNullType(type)) {
    return null;
  } else if (draft?.kind === 'leaf' && draft.text !== '') {
    return readLeaf(nullable, draft.text, path, mistakes);
  }
  if (required) mistakes.push({ path, kind: 'required' });
  return undefined;
}

/** Nothing can be left out of a list: an empty item is null. */
function readItems(type: GraphQLInputType, items: readonly Draft[], path: string, mistakes: Mistake[]): unknown[] {
  return items.map((item, index) => {
    const slot = { name: String(index), type, required: isNonNullType(type) };
    return readSlot(slot, item, `${path}.${index}`, mistakes) ?? null;
  });
}

function readLeaf(type: GraphQLScalarType | GraphQLEnumType, text: string, path: string, mistakes: Mistake[]): unknown {
  const read = leafValue(type, text);
  if ('value' in read) return read.value;
  mistakes.push({ path, kind: read.mistake });
  return text;
}
