import { type GraphQLField, type GraphQLSchema, getNamedType, isSpecifiedScalarType } from 'graphql';
import type { InputDemands, InputRule } from '../model/api/demands.ts';
import { operationPath } from '../model/api/paths.ts';
import type { AccessRole, Behaviour, Operation, OperationKind, OperationPage } from '../model/api/reference.ts';
import type { Problem } from '../model/problems/problems.ts';
import { unmetDemands } from './demands.ts';
import { type OperationDirectives, readDirectives } from './directives.ts';
import { errorsOf } from './errorCodes.ts';
import { exampleFile, makeExample } from './example.ts';
import { argumentDocs, hasInput } from './inputTree.ts';
import { schemaProblem } from './problems.ts';
import { relatedOperations } from './related.ts';
import { returnTree } from './returnTree.ts';
import type { World } from './samples/world.ts';
import { signature } from './signature.ts';
import type { TextIndex } from './textIndex.ts';
import { typeRef } from './typeRef.ts';
import { byPath, type Formats, secretPaths } from './written.ts';

/** Every operation of the schema, queries first. What is wrong is added to `problems`, at the line of the operation. */
export function operationDocs(
  schema: GraphQLSchema,
  texts: TextIndex,
  world: World,
  formats: Formats,
  problems: Problem[],
): Operation[] {
  const fields = [
    ...rootFields('query', schema.getQueryType()?.getFields()),
    ...rootFields('mutation', schema.getMutationType()?.getFields()),
  ];
  const operations = fields.flatMap(({ kind, field, coordinate }) => {
    const report = (message: string) => problems.push(schemaProblem(field, `${coordinate}: ${message}`));
    const operation = operationDoc(schema, { kind, field, coordinate }, texts, world, formats, report);
    return operation ? [{ operation, field }] : [];
  });
  const related = relatedOperations(
    operations.map(({ operation, field }) => ({
      ...operation,
      groups: operation.pages.map((page) => page.group),
      types: ownTypes(field),
    })),
  );
  return operations.map(({ operation }) => ({ ...operation, related: related.get(operation.coordinate) ?? [] }));
}

/** Stands in for a missing `@basis`, which is reported. */
const reconstructed = { operation: 'reconstructed', arguments: 'reconstructed', errors: 'reconstructed' } as const;

interface RootField {
  readonly kind: OperationKind;
  readonly field: GraphQLField<unknown, unknown>;
  readonly coordinate: string;
}

function rootFields(
  kind: OperationKind,
  fields: Readonly<Record<string, GraphQLField<unknown, unknown>>> = {},
): RootField[] {
  const owner = kind === 'query' ? 'Query' : 'Mutation';
  return Object.values(fields).map((field) => ({ kind, field, coordinate: `${owner}.${field.name}` }));
}

/** All of it is gone through even where something is missing, so that every mistake is reported and no text seems unused. */
function operationDoc(
  schema: GraphQLSchema,
  { kind, field, coordinate }: RootField,
  texts: TextIndex,
  world: World,
  formats: Formats,
  report: (message: string) => void,
): Omit<Operation, 'related'> | undefined {
  const directives = readDirectives(schema, field);
  const { role = 'none' } = directives;
  const pages = pageDocs({ kind, field, coordinate }, directives, texts);
  const example = makeExample(schema, kind, field, directives.variables ?? '{}', world);
  const args = argumentDocs(coordinate, field.args, texts, directives.mandatory);
  const { mandatory, rules } = directives;
  const demands: InputDemands = {
    mandatory,
    rules,
    formats: byPath(formats, args),
    secrets: secretPaths(schema, args),
  };
  const contents = {
    note: texts.findOptional(`operation.${coordinate}.note`),
    basis: directives.basis ?? reconstructed,
    deprecated: field.deprecationReason !== undefined && field.deprecationReason !== null,
    behaviour: behaviourDoc(schema, { kind, field, coordinate }, directives, texts, report),
    signature: signature(field),
    args,
    demands,
    returns: typeRef(field.type),
    returnFields: returnTree(field.type, texts),
    errors: errorsOf(directives.codes, { role, hasArguments: field.args.length > 0 }),
    ownErrors: directives.codes,
    sampleFile:
      directives.fileRows &&
      exampleFile(directives.fileRows, world, (message) => report(`the example is not valid: ${message}.`)),
  };
  const [main] = pages;
  if (!main) report('has no page: @doc is missing.');
  const unknown = [...mandatory, ...rules.flatMap(inputsOf)].filter((path) => !hasInput(args, path));
  for (const path of unknown)
    report(`@mandatory, @oneRequired, @requiredWhen or @period names ${path}, which is not one of its inputs.`);
  if (!directives.role) report('has no role: @auth is missing.');
  if (!directives.basis) report('does not say where it is known from: @basis is missing.');
  if (directives.variables === undefined) report('has no example: @example is missing.');
  else for (const error of example.errors) report(`the example is not valid: ${error}.`);
  if (unknown.length === 0)
    for (const { path, kind } of unmetDemands(example.request.variables, demands))
      report(`the example is not valid: ${path} ${unmetText[kind]}.`);
  return main && { ...main, ...contents, ...example.request, kind, name: field.name, pages, role };
}

/** What an example lacks, after the name of an input. */
const unmetText = {
  required: 'must have a value',
  period: 'is not within the days of `@period`',
  oneOf: 'or another input of its `@oneRequired` must have a value',
  format: 'is not written as `@written` says',
  choice: 'is none of the values that `@written` lists',
  range: 'is not within the limits of `@written`',
};

/** The inputs that a rule names. */
function inputsOf(rule: InputRule): readonly string[] {
  if ('oneOf' in rule) return rule.oneOf;
  return 'days' in rule ? [rule.from, rule.to] : [rule.input, rule.when];
}

/** What the caller has to know, in words. Operations that come next and do not exist are reported. */
function behaviourDoc(
  schema: GraphQLSchema,
  { field }: RootField,
  { behaviour, role = 'none' }: OperationDirectives,
  texts: TextIndex,
  report: (message: string) => void,
): Behaviour | undefined {
  if (!behaviour) return undefined;
  const text = (part: string, id: string) => texts.find(field, `behaviour.${part}.${id}`);
  const coordinateOf = (name: string) => {
    if (schema.getQueryType()?.getFields()[name]) return [`Query.${name}`];
    if (schema.getMutationType()?.getFields()[name]) return [`Mutation.${name}`];
    report(`@behaves(next:) names ${name}, which is not an operation.`);
    return [];
  };
  return {
    who: text('who', role satisfies AccessRole),
    needs: behaviour.needs.map((id) => text('needs', id)),
    does: behaviour.does.map((id) => text('does', id)),
    costs: behaviour.costs === undefined ? undefined : text('costs', behaviour.costs),
    repeat: behaviour.repeat === undefined ? undefined : text('repeat', behaviour.repeat),
    next: behaviour.next.flatMap(coordinateOf),
  };
}

/** The first page has the texts of the operation, a further one those of its guide. */
function pageDocs(
  { kind, field, coordinate }: RootField,
  directives: OperationDirectives,
  texts: TextIndex,
): OperationPage[] {
  return directives.pages.map(({ group, slug }, index) => {
    const key = index === 0 ? `operation.${coordinate}` : `operation.${coordinate}.guides.${slug}`;
    return {
      coordinate,
      group,
      slug,
      path: operationPath(kind, group, slug),
      title: texts.findTitle(field, `${key}.title`),
      summary: texts.find(field, `${key}.summary`),
      asked: texts.findAsked(key),
    };
  });
}

function ownTypes(field: GraphQLField<unknown, unknown>): string[] {
  return [field.type, ...field.args.map((argument) => argument.type)]
    .map((type) => getNamedType(type))
    .filter((type) => !isSpecifiedScalarType(type))
    .map((type) => type.name);
}
