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
  isRequiredArgument,
} from 'graphql';
import { type InputDemands, noDemands } from '../../model/api/demands.ts';
import { inputPath, type UnmetDemand, unmetDemands } from '../demands.ts';
import { type Draft, type DraftFields, fieldsOf, itemsOf } from './draft.ts';
import { type LeafMistake, leafValue, nullText } from './leafValue.ts';

/** Mistake in a value, and its path: `userProfile.birthDate`, `gateways.0`. */
export type Mistake = { readonly path: string; readonly kind: LeafMistake | 'required' } | UnmetDemand;

/** Context and results of reading drafts. */
interface DraftContext {
  readonly mistakes: Mistake[];
  readonly formats: InputDemands['formats'];
}

/** An input of the form: an argument, an input field or an item of a list. */
export interface FormInput {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly required: boolean;
}

export function formInputOf(field: GraphQLArgument | GraphQLInputField): FormInput {
  return { name: field.name, type: field.type, required: isRequiredArgument(field) };
}

/** The variables of drafts, with invalid values as typed, and at most one mistake per path. */
export function readDrafts(
  args: readonly GraphQLArgument[],
  drafts: DraftFields,
  demands: InputDemands = noDemands,
): { variables: Record<string, unknown>; mistakes: Mistake[] } {
  const mistakes: Mistake[] = [];
  const variables = readFields(args.map(formInputOf), drafts, '', { mistakes, formats: demands.formats });
  const wrongPaths = new Set(mistakes.map(({ path }) => path));
  const unmet = unmetDemands(variables, demands).filter(({ path }) => !wrongPaths.has(path));
  return { variables, mistakes: [...mistakes, ...unmet] };
}

function readFields(inputs: readonly FormInput[], drafts: DraftFields, prefix: string, context: DraftContext) {
  const values: Record<string, unknown> = {};
  for (const input of inputs) {
    const value = readInput(input, drafts[input.name], `${prefix}${input.name}`, context);
    if (value !== undefined) values[input.name] = value;
  }
  return values;
}

/** Undefined for an omitted value. */
function readInput({ type, required }: FormInput, draft: Draft, path: string, context: DraftContext): unknown {
  const nullable = getNullableType(type);
  if (isInputObjectType(nullable)) {
    const fields = fieldsOf(draft);
    if (fields) return readFields(Object.values(nullable.getFields()).map(formInputOf), fields, `${path}.`, context);
  } else if (isListType(nullable)) {
    const items = itemsOf(draft);
    if (items) return readItems(nullable.ofType, items, path, context);
  } else if (draft === nullText && !isNonNullType(type)) {
    return null;
  } else if (typeof draft === 'string' && draft !== '') {
    return readLeaf(nullable, draft, path, context);
  }
  if (required) context.mistakes.push({ path, kind: 'required' });
  return undefined;
}

/** List items cannot be omitted: an empty one is null. */
function readItems(type: GraphQLInputType, items: readonly Draft[], path: string, context: DraftContext): unknown[] {
  return items.map((item, index) => {
    const input = { name: String(index), type, required: isNonNullType(type) };
    return readInput(input, item, `${path}.${index}`, context) ?? null;
  });
}

function readLeaf(
  type: GraphQLScalarType | GraphQLEnumType,
  text: string,
  path: string,
  context: DraftContext,
): unknown {
  const read = leafValue(type, text, context.formats[inputPath(path)]);
  if ('value' in read) return read.value;
  context.mistakes.push({ path, kind: read.mistake });
  return text;
}
