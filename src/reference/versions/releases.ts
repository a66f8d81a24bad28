import { type GraphQLSchema, getDirectiveValues } from 'graphql';
import { z } from 'zod';
import { buildApiSchema } from '../apiSchema.ts';
import { type SchemaChange, schemaChanges } from './schemaChanges.ts';

/** A published version of the schema. */
export interface SchemaRelease {
  /** `2024-03-12` */
  readonly date: string;
  /** Against the version before; none in the oldest version that is kept. */
  readonly changes: readonly SchemaChange[];
  readonly operations: number;
}

/** A file of `api/versions`: what `/api/schema.graphql` was on its day. */
export interface VersionFile {
  readonly name: string;
  readonly sdl: string;
}

const published = z.object({ date: z.iso.date() });

/**
 * The versions of the schema, newest first, each with what changed since the one before. The date of a version stands in it as
 * `schema @published(date:)`; mistakes in files of earlier versions are added to `errors`.
 */
export function schemaReleases(
  current: GraphQLSchema,
  files: readonly VersionFile[],
  errors: string[],
): SchemaRelease[] {
  const earlier = files.flatMap(({ name, sdl }) => {
    const built = buildApiSchema(sdl);
    if ('errors' in built) {
      errors.push(...built.errors.map((error) => `api/versions/${name}: ${error}`));
      return [];
    }
    return versionOf(built.schema, `api/versions/${name}`, errors, name.replace(/\.graphql$/, ''));
  });
  const versions = [...earlier, ...versionOf(current, 'api/schema.graphql', errors)].toSorted((a, b) =>
    a.date.localeCompare(b.date),
  );
  const newest = versions.at(-1);
  if (newest && newest.schema !== current) {
    errors.push(`api/schema.graphql: is older than api/versions/${newest.date}.graphql.`);
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
  errors: string[],
  expected?: string,
): { date: string; schema: GraphQLSchema }[] {
  const directive = schema.getDirective('published');
  const values = directive && schema.astNode ? getDirectiveValues(directive, schema.astNode) : undefined;
  const date = published.safeParse(values).data?.date;
  if (date === undefined) {
    errors.push(`${file}: has no date: schema @published(date: "2024-03-12") is missing.`);
    return [];
  }
  if (expected !== undefined && date !== expected) errors.push(`${file}: says that it was published on ${date}.`);
  return [{ date, schema }];
}

function countOperations(schema: GraphQLSchema): number {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  return roots.reduce((sum, root) => sum + Object.keys(root?.getFields() ?? {}).length, 0);
}
