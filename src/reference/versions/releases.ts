import { type GraphQLSchema, getDirectiveValues } from 'graphql';
import { z } from 'zod';
import type { SchemaRelease } from '../../model/api/schemaChanges.ts';
import type { Problem } from '../../model/problems.ts';
import { schemaFile } from '../problems.ts';
import { readApiSchema } from '../readApiSchema.ts';
import { schemaChanges } from './schemaChanges.ts';

/** A file of `api/versions`: what `/api/schema.graphql` was on its day. */
export interface VersionFile {
  readonly name: string;
  readonly sdl: string;
}

const published = z.object({ date: z.iso.date() });

/**
 * The versions of the schema, newest first, each with what changed since the one before. The date of a version is written in it as
 * `schema @published(date:)`; mistakes in files of earlier versions are added to `problems`.
 */
export function schemaReleases(
  current: GraphQLSchema,
  files: readonly VersionFile[],
  problems: Problem[],
): SchemaRelease[] {
  const earlier = files.flatMap(({ name, sdl }) => {
    const file = `api/versions/${name}`;
    const schema = readApiSchema(sdl, file, problems);
    return schema ? versionOf(schema, file, problems, name.replace(/\.graphql$/, '')) : [];
  });
  const versions = [...earlier, ...versionOf(current, schemaFile, problems)].toSorted((a, b) =>
    a.date.localeCompare(b.date),
  );
  const newest = versions.at(-1);
  if (newest && newest.schema !== current) {
    const message = `The schema is older than api/versions/${newest.date}.graphql.`;
    problems.push({ level: 'error', file: schemaFile, line: lineOfDefinition(current), message });
  }
  return versions
    .map(({ date, schema }, index) => {
      const before = versions[index - 1];
      return { date, operations: countOperations(schema), changes: before ? schemaChanges(before.schema, schema) : [] };
    })
    .toReversed();
}

function versionOf(
  schema: GraphQLSchema,
  file: string,
  problems: Problem[],
  expected?: string,
): { date: string; schema: GraphQLSchema }[] {
  const report = (message: string) => problems.push({ level: 'error', file, line: lineOfDefinition(schema), message });
  const directive = schema.getDirective('published');
  const values = directive && schema.astNode ? getDirectiveValues(directive, schema.astNode) : undefined;
  const date = published.safeParse(values).data?.date;
  if (date === undefined) {
    report('The schema has no date: schema @published(date: "2024-03-12") is missing.');
    return [];
  }
  if (expected !== undefined && date !== expected) report(`The schema says that it was published on ${date}.`);
  return [{ date, schema }];
}

/** The line of `schema { … }`. */
function lineOfDefinition({ astNode }: GraphQLSchema): number | undefined {
  return astNode?.loc?.startToken.line;
}

function countOperations(schema: GraphQLSchema): number {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  return roots.reduce((sum, root) => sum + Object.keys(root?.getFields() ?? {}).length, 0);
}
