import {
  type GraphQLField,
  GraphQLSchema,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  isEnumType,
  specifiedDirectives,
} from 'graphql';
import { z } from 'zod';
import type { InputRule } from '../model/api/demands.ts';
import { accessRoles, bases } from '../model/api/reference.ts';

const doc = z.object({ group: z.string(), slug: z.string() });
const auth = z.object({ role: z.enum(accessRoles) });
const basis = z.object({ operation: z.enum(bases), arguments: z.enum(bases), errors: z.enum(bases) });
const inputs = z.object({ inputs: z.array(z.string()) });
const requiredWhen = z.object({ input: z.string(), when: z.string(), is: z.string() });
const period = z.object({ from: z.string(), to: z.string(), days: z.number() });
const throwsCodes = z.object({ codes: z.array(z.string()) });
const behaves = z.object({
  who: z.string().optional(),
  needs: z.array(z.string()).default([]),
  does: z.array(z.string()).default([]),
  costs: z.string().optional(),
  repeat: z.string().optional(),
  verify: z.string().optional(),
  next: z.array(z.string()),
});
const example = z.object({ variables: z.string(), file: z.array(z.array(z.string())).optional() });

type Node = Parameters<typeof getDirectiveValues>[1] | null | undefined;

/** Enums that only arguments of directives use: they are documentation, not part of the API. */
export function directiveEnums(schema: GraphQLSchema): ReadonlySet<string> {
  const types = schema.getDirectives().flatMap(({ args }) => args.map(({ type }) => getNamedType(type)));
  return new Set(types.filter(isEnumType).map(({ name }) => name));
}

/** The schema of the API, without the directives that describe it and their enums. */
export function apiAlone(schema: GraphQLSchema): GraphQLSchema {
  const { types, ...config } = schema.toConfig();
  const enums = directiveEnums(schema);
  const ofApi = types.filter(({ name }) => !enums.has(name));
  return new GraphQLSchema({ ...config, types: ofApi, directives: specifiedDirectives });
}

/** The arguments of a node's directive; undefined without it. */
export function directiveOf<T>(schema: GraphQLSchema, node: Node, name: string, shape: z.ZodType<T>): T | undefined {
  const directive = schema.getDirective(name);
  return directive ? shape.safeParse(getDirectiveValues(directive, node ?? {})).data : undefined;
}

/** The uses of a repeatable directive on a node, each with its arguments. */
export function directivesOf<T>(schema: GraphQLSchema, node: Node, name: string, shape: z.ZodType<T>) {
  const directive = schema.getDirective(name);
  const uses = directive ? (node?.directives ?? []).filter((used) => used.name.value === name) : [];
  return uses.map((use) => ({ use, values: shape.parse(directive && getArgumentValues(directive, use)) }));
}

/**
 * Facts about an operation from its directives, whose arguments were checked when the schema was
 * built. Conditions and effects are ids of texts; `verify` and `next` name operations.
 */
export function readDirectives(schema: GraphQLSchema, { astNode }: GraphQLField<unknown, unknown>) {
  const one = <T>(name: string, shape: z.ZodType<T>) => directiveOf(schema, astNode, name, shape);
  const all = <T>(name: string, shape: z.ZodType<T>) =>
    directivesOf(schema, astNode, name, shape).map(({ values }) => values);
  return {
    pages: all('doc', doc),
    role: one('auth', auth)?.role,
    codes: one('throws', throwsCodes)?.codes ?? [],
    /** Paths of inputs that need a value although their types are nullable. */
    mandatory: one('mandatory', inputs)?.inputs ?? [],
    rules: [
      ...all('oneRequired', inputs).map(({ inputs: oneOf }): InputRule => ({ oneOf })),
      ...all('requiredWhen', requiredWhen),
      ...all('period', period),
    ],
    basis: one('basis', basis),
    behaviour: one('behaves', behaves),
    /** JSON text. */
    variables: one('example', example)?.variables,
    /** Cells of the file that the example sends, row by row. */
    fileRows: one('example', example)?.file,
  };
}

export type OperationDirectives = ReturnType<typeof readDirectives>;
