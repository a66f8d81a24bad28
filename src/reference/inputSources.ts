import { type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import { z } from 'zod';
import { type AccessRole, accessRoles, type InputDoc, type Operation } from '../model/api/reference.ts';
import type { Problem } from '../model/problems/problems.ts';
import { directivesOf } from './directives.ts';
import { directiveProblem, factOf, inputTypes } from './inputFormats.ts';
import { fieldOf, operationProblem } from './problems.ts';

const shape = z.object({
  inputs: z.array(z.string()),
  outputs: z.array(z.string()),
  role: z.enum(accessRoles).nullish(),
});
type InputSource = Omit<z.infer<typeof shape>, 'inputs'>;

/** Inputs with these names identify a record, so the schema must state their source. */
const identifies = /^ids?$|Ids?$|_id$|^username$/;
/** Maximum number of sources on a page, the best first. */
const maxSources = 2;

/** True if a role includes another one: a reseller may call everything that a user may. */
export const mayCall = (caller: AccessRole, needed: AccessRole): boolean =>
  accessRoles.indexOf(caller) >= accessRoles.indexOf(needed);

/** An operation as a source of values for inputs. */
interface SourceOperation {
  readonly operation: Operation;
  /** Fields that it returns, with their depth. */
  readonly outputs: ReadonlyMap<string, number>;
  /** The sources of the inputs without which it cannot be called. */
  readonly needs: readonly InputSource[];
}

/**
 * The operations, with the sources of each input by `@from`. Adds ids that have an unknown
 * source or are unavailable to the caller to `problems`; adds nothing without `@from`.
 */
export function withInputSources(
  schema: GraphQLSchema,
  operations: readonly Operation[],
  problems: Problem[],
): readonly Operation[] {
  const inputSources = readInputSources(schema, problems);
  if (!inputSources) return operations;
  const sourceOf = (input: InputDoc) => factOf(inputSources, input);
  const sources = operations.map((operation) => ({
    operation,
    outputs: outputDepths(schema, operation),
    needs: needsOf(operation.args, sourceOf),
  }));
  const callable = new Map(accessRoles.map((role) => [role, callableBy(role, sources)]));
  return operations.map((operation) => {
    const report = (message: string) => problems.push(operationProblem(schema, operation.coordinate, message));
    const traced = (input: InputDoc): InputDoc => {
      const fields = input.fields.map(traced);
      const inputSource = sourceOf(input);
      if (!inputSource && identifies.test(input.name))
        report(`${input.name} is an id, and no @from of the schema says where its value comes from.`);
      if (!inputSource || inputSource.outputs.length === 0) return { ...input, fields };
      const role = inputSource.role ?? operation.role;
      const from = bestSources(inputSource, callable.get(role) ?? [], role);
      if (from.length === 0 || (input.required && !mayCall(operation.role, role)))
        report(
          `no operation that its callers may use (${operation.role}) returns ${input.name}, ${inputSource.outputs.join(', ')}.`,
        );
      return { ...input, fields, from: from.slice(0, maxSources) };
    };
    return { ...operation, args: operation.args.map(traced) };
  });
}

/** The sources that a role may call, and for whose inputs it gets values from such sources. */
function callableBy(role: AccessRole, sources: readonly SourceOperation[]): readonly SourceOperation[] {
  const allowed = sources.filter(({ operation }) => mayCall(role, operation.role) && !operation.deprecated);
  let found: readonly SourceOperation[] = [];
  for (let before = -1; before < found.length; ) {
    before = found.length;
    found = allowed.filter(({ needs }) => needs.every((need) => bestSources(need, found, role).length > 0));
  }
  return found;
}

/** The sources of a value: those in which it is least deep, the cheapest first. */
function bestSources(inputSource: InputSource, sources: readonly SourceOperation[], caller: AccessRole): string[] {
  return sources
    .filter(({ needs }) => !needs.includes(inputSource))
    .map(({ operation, outputs }) => ({
      operation,
      depth: Math.min(...inputSource.outputs.map((name) => outputs.get(name) ?? Infinity)),
    }))
    .filter(({ depth }) => depth < Infinity)
    .sort((a, b) => a.depth - b.depth || cost(a.operation, caller) - cost(b.operation, caller))
    .filter(({ operation, depth }, _, [best]) => depth === best?.depth && operation.kind === best.operation.kind)
    .map(({ operation }) => operation.coordinate);
}

/** Reasons to prefer another source: it changes data, is for a lower role, needs more inputs. */
function cost({ kind, role, args }: Operation, caller: AccessRole): number {
  const distance = accessRoles.indexOf(caller) - accessRoles.indexOf(role);
  const required = args.filter((input) => input.required).length;
  return (kind === 'mutation' ? 1000 : 0) + distance * 100 + required * 10 + args.length;
}

/** The sources of the inputs without which an operation cannot be called. */
function needsOf(inputs: readonly InputDoc[], sourceOf: (input: InputDoc) => InputSource | undefined): InputSource[] {
  return inputs
    .filter(({ required }) => required)
    .flatMap((input) => [sourceOf(input) ?? [], needsOf(input.fields, sourceOf)].flat())
    .filter(({ outputs }) => outputs.length > 0);
}

/** Fields that an operation returns, with their depth; the rows of a page count as a list. */
function outputDepths(schema: GraphQLSchema, { returns }: Operation): ReadonlyMap<string, number> {
  const depths = new Map<string, number>();
  const add = (typeName: string, depth: number) => {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) return;
    for (const field of Object.values(type.getFields())) {
      const coordinate = `${typeName}.${field.name}`;
      if (depths.has(coordinate)) continue;
      depths.set(coordinate, depth);
      add(getNamedType(field.type).name, field.name === 'content' ? depth : depth + 1);
    }
  };
  add(returns.name, 0);
  return depths;
}

function readInputSources(schema: GraphQLSchema, problems: Problem[]): ReadonlyMap<string, InputSource> | undefined {
  if (!schema.getDirective('from')) return undefined;
  const inputSources = new Map<string, InputSource>();
  const inputs = inputTypes(schema);
  for (const { use, values } of directivesOf(schema, schema.astNode, 'from', shape)) {
    const { inputs: names, ...inputSource } = values;
    const report = (message: string) => problems.push(directiveProblem(use, `@from names ${message}.`));
    for (const name of names) {
      if (!inputs.has(name)) report(`${name}, which is neither an argument nor an input field`);
      if (inputSources.has(name)) report(`${name} twice`);
      inputSources.set(name, inputSource);
    }
    for (const output of inputSource.outputs)
      if (!fieldOf(output, schema)) report(`${output}, which is not a field of an object`);
  }
  return inputSources;
}
