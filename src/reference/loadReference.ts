import { type GraphQLSchema, isObjectType } from 'graphql';
import type { Localized } from '../model/locale.ts';
import { buildApiSchema } from './apiSchema.ts';
import { generalCodes } from './errorCodes.ts';
import { groupDocs } from './groups.ts';
import type { ErrorCode, Operation, Reference } from './model.ts';
import { operationDocs } from './operations.ts';
import { fieldsWithoutSample } from './samples/lookup.ts';
import { createTextIndex, type TextIndex } from './textIndex.ts';
import { readTexts } from './texts.ts';
import { typeDocs } from './typeDocs.ts';
import { typeUses } from './typeUses.ts';

export type LoadedReference = { ok: true; reference: Reference } | { ok: false; errors: string[] };

/**
 * The API reference from `api/schema.graphql` and the YAML of `api/text/<locale>.yaml`. Everything that is wrong is reported together, each
 * message with the coordinate: unknown group, duplicate slug, operation without texts, role or example, example that does not validate,
 * missing and unused texts, field without a sample value.
 */
export function loadReference(sdl: string, textSources: Localized): LoadedReference {
  const built = buildApiSchema(sdl);
  const read = readTexts(textSources);
  if ('errors' in built || 'errors' in read) {
    return { ok: false, errors: [built, read].flatMap((result) => ('errors' in result ? result.errors : [])) };
  }
  const errors: string[] = [];
  const texts = createTextIndex(read.texts);
  const reference = assemble(built.schema, texts, Object.keys(read.texts.en.groups), errors);
  errors.push(...texts.problems());
  return errors.length > 0 ? { ok: false, errors } : { ok: true, reference };
}

function assemble(schema: GraphQLSchema, texts: TextIndex, groupNames: readonly string[], errors: string[]): Reference {
  const operations = operationDocs(schema, texts, errors);
  const paths = new Map(operations.map((operation) => [operation.coordinate, operation.path]));
  const types = typeDocs(
    schema,
    texts,
    typeUses(schema, (coordinate) => paths.get(coordinate)),
  );
  for (const { name } of types) {
    const type = schema.getType(name);
    const fields = isObjectType(type) ? fieldsWithoutSample(type) : [];
    errors.push(...fields.map((field) => `${field}: has no sample value in src/reference/samples/values.ts.`));
  }
  return {
    schema,
    operations,
    groups: groupDocs(operations, groupNames, texts, errors),
    types: typeDocs(
      schema,
      texts,
      typeUses(schema, (coordinate) => paths.get(coordinate)),
    ),
    errors: errorDocs(operations, texts),
  };
}

/** General codes first, then those of `@throws` in alphabetical order. */
function errorDocs(operations: readonly Operation[], texts: TextIndex): ErrorCode[] {
  const own = operations.flatMap((operation) => operation.ownErrors).filter((code) => !generalCodes.includes(code));
  return [...generalCodes, ...[...new Set(own)].sort()].map((code) => ({
    code,
    general: generalCodes.includes(code),
    cause: texts.find(`error.${code}.cause`),
    remedy: texts.find(`error.${code}.remedy`),
    operations: operations
      .filter((operation) => operation.errors.includes(code))
      .map((operation) => operation.coordinate),
  }));
}
