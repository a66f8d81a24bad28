import {
  type DirectiveNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
} from 'graphql';
import { z } from 'zod';
import { type InputFormat, textFormats } from '../model/api/demands.ts';
import { schemaFile } from '../model/api/files.ts';
import type { InputDoc } from '../model/api/reference.ts';
import type { Problem } from '../model/problems/problems.ts';
import { directiveOf, directivesOf } from './directives.ts';
import { inputsByPath } from './inputTree.ts';
import { rootFields } from './problems.ts';

/** Formats by the inputs in `@written`: a coordinate, `argument.email` or `field.email`. */
export type Formats = ReadonlyMap<string, InputFormat>;

const shape = z.object({
  inputs: z.array(z.string()),
  as: z.string().nullish(),
  values: z.array(z.string()).nullish(),
  min: z.number().nullish(),
  max: z.number().nullish(),
});
const textFormat = z.enum(textFormats);

/** The formats in `@written`. Unknown, repeated and mismatched names are problems. */
export function readFormats(schema: GraphQLSchema, problems: Problem[]): Formats {
  const formats = new Map<string, InputFormat>();
  const inputs = inputTypes(schema);
  for (const { use, values: given } of directivesOf(schema, schema.astNode, 'written', shape)) {
    const report = (message: string) => problems.push(directiveProblem(use, message));
    const format = formatOf(given);
    if (typeof format === 'string') {
      report(format);
      continue;
    }
    for (const name of given.inputs) {
      const types = inputs.get(name) ?? [];
      const wrong = types.find((type) => !takes(type, format));
      if (types.length === 0) report(`@written names ${name}, which is neither an argument nor an input field.`);
      if (wrong) report(`@written: ${name} has the type ${wrong}, to which this format does not apply.`);
      if (formats.has(name)) report(`@written names ${name} twice.`);
      formats.set(name, format);
    }
  }
  for (const name of secretInputs(schema))
    if (!inputs.has(name)) {
      const message = `@secret names ${name}, which is neither an argument nor an input field.`;
      problems.push({ level: 'error', file: schemaFile, message });
    }
  return formats;
}

const secret = z.object({ inputs: z.array(z.string()) });

/** The names of inputs, as in `@written`, that `@secret` of the schema lists. */
const secretInputs = (schema: GraphQLSchema): readonly string[] =>
  directiveOf(schema, schema.astNode, 'secret', secret)?.inputs ?? [];

/** The format of a directive, or the mistake in it. */
function formatOf({ as, values, min, max }: z.infer<typeof shape>): InputFormat | string {
  const given = [as, values, min].filter((one) => one !== undefined && one !== null);
  if (given.length !== 1) return '@written needs one of "as", "values" and "min".';
  if (values) return { values };
  if (typeof min === 'number') return typeof max === 'number' ? { min, max } : { min };
  const known = textFormat.safeParse(as);
  return known.success
    ? { as: known.data }
    : `@written(as: "${as}") is not a known format; the formats are ${textFormats.join(', ')}.`;
}

/** The types of the inputs with a name: a coordinate, `argument.email` or `field.email`. */
export function inputTypes(schema: GraphQLSchema): ReadonlyMap<string, GraphQLInputType[]> {
  const types = new Map<string, GraphQLInputType[]>();
  const add = (type: GraphQLInputType, ...names: readonly string[]) => {
    for (const name of names) types.set(name, [...(types.get(name) ?? []), type]);
  };
  for (const { field, coordinate } of rootFields(schema))
    for (const { name, type } of field.args) add(type, `${coordinate}.${name}`, `argument.${name}`);
  for (const input of Object.values(schema.getTypeMap()).filter(isInputObjectType))
    for (const { name, type } of Object.values(input.getFields())) add(type, `${input}.${name}`, `field.${name}`);
  return types;
}

function takes(type: GraphQLInputType, format: InputFormat): boolean {
  const { name } = getNamedType(type);
  return 'min' in format ? name === 'Int' || name === 'Float' : name === 'String';
}

export function directiveProblem({ loc }: DirectiveNode, message: string): Problem {
  return { level: 'error', file: schemaFile, line: loc?.startToken.line, message };
}

/** The fact about an input. An argument belongs to a root field, a field to its input type. */
export const factOf = <T>(named: ReadonlyMap<string, T>, { coordinate, name }: InputDoc): T | undefined =>
  named.get(coordinate) ?? named.get(`${coordinate.split('.').length === 3 ? 'argument' : 'field'}.${name}`);

/** Facts about inputs, such as formats, by path in the arguments. */
export function byPath<T>(named: ReadonlyMap<string, T>, docs: readonly InputDoc[]): Record<string, T> {
  const entries = inputsByPath(docs).flatMap(([path, doc]) => {
    const known = factOf(named, doc);
    return known === undefined ? [] : [[path, known] as const];
  });
  return Object.fromEntries(entries);
}

/** The paths of the inputs whose values are private. */
export const secretPaths = (schema: GraphQLSchema, docs: readonly InputDoc[]): string[] =>
  Object.keys(byPath(new Map(secretInputs(schema).map((name) => [name, true])), docs));
