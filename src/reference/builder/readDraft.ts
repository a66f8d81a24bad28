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

/** The variables that drafts of arguments stand for, and what is wrong with them. What does not fit is in the variables as it was typed. */
export function readDrafts(
  args: readonly GraphQLArgument[],
  drafts: DraftFields,
): { variables: Record<string, unknown>; mistakes: Mistake[] } {
  const mistakes: Mistake[] = [];
  return { variables: readFields(args.map(slotOf), drafts, '', mistakes), mistakes };
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
