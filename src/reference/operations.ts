import type { GraphQLSchema } from 'graphql';
import type { InputDemands, InputRule } from '../model/api/demands.ts';
import { operationPath } from '../model/api/paths.ts';
import type { AccessRole, Behaviour, Operation, OperationPage } from '../model/api/reference.ts';
import type { Problem } from '../model/problems/problems.ts';
import { unmetDemands } from './demands.ts';
import { type OperationDirectives, readDirectives } from './directives.ts';
import { errorsOf } from './errorCodes.ts';
import { exampleFile, makeExample } from './example.ts';
import { byPath, type Formats, secretPaths } from './inputFormats.ts';
import { mayCall } from './inputSources.ts';
import { argumentDocs, inputsByPath } from './inputTree.ts';
import { operationProblem, type RootField, rootFields } from './problems.ts';
import { returnTree } from './returnTree.ts';
import type { World } from './samples/world.ts';
import type { TextIndex } from './textIndex.ts';
import { typeRef } from './typeRef.ts';

/** Every operation, queries first. Adds mistakes to `problems`, with the line of the operation. */
export function operationDocs(sources: OperationSources, problems: Problem[]): Operation[] {
  const { schema } = sources;
  return rootFields(schema).flatMap((root) => {
    const report = (message: string) => problems.push(operationProblem(schema, root.coordinate, message));
    return operationDoc(sources, root, report) ?? [];
  });
}

interface OperationSources {
  readonly schema: GraphQLSchema;
  readonly texts: TextIndex;
  readonly world: World;
  readonly formats: Formats;
}

type Report = (message: string) => void;

/** Replaces a missing `@basis`, which is reported. */
const reconstructed = { operation: 'reconstructed', arguments: 'reconstructed', errors: 'reconstructed' } as const;

/** Continues after a mistake, so that all are reported and no text appears unused. */
function operationDoc(sources: OperationSources, root: RootField, report: Report): Operation | undefined {
  const { schema, texts, world, formats } = sources;
  const { kind, field, coordinate } = root;
  const directives = readDirectives(schema, field);
  const { role = 'none', mandatory, rules } = directives;
  const pages = pageDocs(root, directives, texts);
  const example = makeExample(schema, kind, field, directives.variables ?? '{}', world);
  const args = argumentDocs(coordinate, field.args, texts, mandatory);
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
    behaviour: behaviourDoc(sources, root, directives, report),
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
  const paths = new Set(inputsByPath(args).map(([path]) => path));
  reportMistakes(directives, example, { demands, paths }, report);
  return main && { ...main, ...contents, ...example.request, kind, name: field.name, pages, role };
}

/** Reports missing directives, unknown inputs in them, and mistakes in the example. */
function reportMistakes(
  directives: OperationDirectives,
  example: ReturnType<typeof makeExample>,
  { demands, paths }: { readonly demands: InputDemands; readonly paths: ReadonlySet<string> },
  report: Report,
): void {
  const unknown = [...demands.mandatory, ...demands.rules.flatMap(inputsOf)].filter((path) => !paths.has(path));
  for (const path of unknown)
    report(`@mandatory, @oneRequired, @requiredWhen or @period names ${path}, which is not one of its inputs.`);
  if (!directives.role) report('has no role: @auth is missing.');
  if (!directives.basis) report('does not say where it is known from: @basis is missing.');
  if (directives.variables === undefined) report('has no example: @example is missing.');
  else for (const error of example.errors) report(`the example is not valid: ${error}.`);
  if (unknown.length === 0)
    for (const { path, kind } of unmetDemands(example.request.variables, demands))
      report(`the example is not valid: ${path} ${unmetText[kind]}.`);
}

/** Reason why a value of an example is invalid, after the name of its input. */
const unmetText = {
  required: 'must have a value',
  period: 'is not within the days of `@period`',
  oneOf: 'or another input of its `@oneRequired` must have a value',
  format: 'does not have the format of `@written`',
  choice: 'is not a value of `@written`',
  range: 'is not within the limits of `@written`',
};

function inputsOf(rule: InputRule): readonly string[] {
  if ('oneOf' in rule) return rule.oneOf;
  return 'days' in rule ? [rule.from, rule.to] : [rule.input, rule.when];
}

/** Values of `@behaves(repeat:)` that advise against repeating. */
const unsafe: readonly (string | undefined)[] = ['check', 'message'];

/** Facts for the caller. Named operations must exist, not be deprecated, and allow this caller. */
function behaviourDoc(
  { schema, texts }: OperationSources,
  { field }: RootField,
  { behaviour, role = 'none' }: OperationDirectives,
  report: Report,
): Behaviour | undefined {
  if (!behaviour) return undefined;
  const text = (part: string, id: string) => texts.find(field, `behaviour.${part}.${id}`);
  const caller = role === 'none' ? 'user' : role;
  const coordinateOf = (name: string) => {
    const named = rootFields(schema).find((root) => root.field.name === name);
    if (!named) report(`@behaves names ${name}, which is not an operation.`);
    else if (!mayCall(caller, readDirectives(schema, named.field).role ?? 'none'))
      report(`@behaves names ${name}, which its callers may not call (${role}).`);
    else if (named.field.deprecationReason) report(`@behaves names ${name}, which is deprecated.`);
    return named ? [named.coordinate] : [];
  };
  if (behaviour.repeat === 'check' && behaviour.verify === undefined)
    report('must not be repeated unchecked, and @behaves(verify:) does not say what shows the effect.');
  return {
    who: text('who', behaviour.who ?? (role satisfies AccessRole)),
    needs: behaviour.needs.map((id) => text('needs', id)),
    does: behaviour.does.map((id) => text('does', id)),
    costs: behaviour.costs === undefined ? undefined : text('costs', behaviour.costs),
    retry: !unsafe.includes(behaviour.repeat),
    repeat: behaviour.repeat === undefined ? undefined : text('repeat', behaviour.repeat),
    verify: behaviour.verify === undefined ? undefined : coordinateOf(behaviour.verify)[0],
    next: behaviour.next.flatMap(coordinateOf),
  };
}

/** The first page has the texts of the operation, others those of their guide. */
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
