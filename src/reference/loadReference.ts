import { type GraphQLSchema, isEnumType, isIntrospectionType, isObjectType } from 'graphql';
import type { ErrorCode, Operation, Reference, TypeDoc } from '../model/api/reference.ts';
import type { Samples } from '../model/api/samples.ts';
import type { Problem } from '../model/problems/problems.ts';
import type { Localized } from '../model/text/locale.ts';
import { generalCodes } from './errorCodes.ts';
import { groupDocs } from './groups.ts';
import { readFormats } from './inputFormats.ts';
import { withInputSources } from './inputSources.ts';
import { operationDocs } from './operations.ts';
import { fieldOf, schemaProblem } from './problems.ts';
import { sampleFaults } from './samples/sampleFaults.ts';
import { samplesOf } from './samples/samples.ts';
import { samplesFile, type World } from './samples/world.ts';
import { createTextIndex, type TextIndex } from './textIndex.ts';
import { type ApiTexts, deprecationKeys, groupNames } from './texts.ts';
import { typeDocs } from './typeDocs.ts';
import { typeUses } from './typeUses.ts';

/** The API reference; undefined if there are mistakes, all of which are added to `problems`. */
export function loadReference(
  schema: GraphQLSchema | undefined,
  apiTexts: Localized<ApiTexts> | undefined,
  world: World | undefined,
  problems: Problem[],
): Reference | undefined {
  if (!schema || !apiTexts || !world) return undefined;
  const textProblems: Problem[] = [];
  const texts = createTextIndex(apiTexts);
  const reference = assemble(schema, texts, world, apiTexts.en, textProblems);
  textProblems.push(...texts.problems());
  problems.push(...textProblems);
  return textProblems.length > 0 ? undefined : reference;
}

function assemble(
  schema: GraphQLSchema,
  texts: TextIndex,
  world: World,
  english: ApiTexts,
  problems: Problem[],
): Reference {
  const deprecations = new Map(
    deprecationKeys(english).map((key) => [key.replace('deprecation.', ''), texts.find({}, key)]),
  );
  const documented = operationDocs({ schema, texts, world, formats: readFormats(schema, problems) }, problems);
  const operations = withInputSources(schema, documented, problems);
  const paths = new Map(operations.map((operation) => [operation.coordinate, operation.path]));
  const uses = typeUses(schema, (coordinate) => paths.get(coordinate));
  const types = typeDocs(schema, texts, uses);
  const samples = samplesOf(world, (message) =>
    problems.push({ level: 'error', file: samplesFile, message: `${message}.` }),
  );
  problems.push(...wrongSamples(schema, types, samples), ...undescribedValues(schema, types));
  return {
    schema,
    samples,
    operations,
    groups: groupDocs(operations, groupNames(english), schema, texts, problems),
    types,
    errors: errorDocs(operations, schema, texts),
    deprecations,
  };
}

function wrongSamples(schema: GraphQLSchema, types: readonly TypeDoc[], samples: Samples): Problem[] {
  return types.flatMap(({ name }) => {
    const type = schema.getType(name);
    if (!isObjectType(type)) return [];
    return sampleFaults(type, samples).map(({ field, fault }) =>
      schemaProblem(field, `${name}.${field.name}: ${fault}.`),
    );
  });
}

/** Values of directive enums, which are on no page, need a description in the schema. */
function undescribedValues(schema: GraphQLSchema, types: readonly TypeDoc[]): Problem[] {
  const shown = new Set(types.map(({ name }) => name));
  return Object.values(schema.getTypeMap())
    .filter(isEnumType)
    .filter((type) => !isIntrospectionType(type) && !shown.has(type.name))
    .flatMap((type) => type.getValues().map((value) => ({ value, coordinate: `${type.name}.${value.name}` })))
    .filter(({ value }) => !value.description)
    .map(({ value, coordinate }) =>
      schemaProblem(value, `${coordinate}: has no description; write it in quotes on the line above, in English.`),
    );
}

/** General codes first, then those of `@throws` in alphabetical order. */
function errorDocs(operations: readonly Operation[], schema: GraphQLSchema, texts: TextIndex): ErrorCode[] {
  const own = operations.flatMap((operation) => operation.ownErrors).filter((code) => !generalCodes.includes(code));
  return [...generalCodes, ...[...new Set(own)].sort()].map((code) => {
    const thrower = operations.find(({ ownErrors }) => ownErrors.includes(code));
    const place = (thrower && fieldOf(thrower.coordinate, schema)) ?? {};
    return {
      code,
      general: generalCodes.includes(code),
      cause: texts.find(place, `error.${code}.cause`),
      remedy: texts.find(place, `error.${code}.remedy`),
    };
  });
}
