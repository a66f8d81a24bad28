import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { z } from 'zod';
import { schemaFile, textsFile } from '../../model/api/files.ts';
import type { Reference } from '../../model/api/reference.ts';
import type { SchemaChange, SchemaRelease } from '../../model/api/schemaChanges.ts';
import type { Problem } from '../../model/problems/problems.ts';
import { apiAlone, directiveOf } from '../directives.ts';
import { rootFields } from '../problems.ts';
import { readApiSchema } from '../readApiSchema.ts';
import { schemaChanges, type WrittenChange } from './schemaChanges.ts';

/** A file of `api/versions`: a copy of `api/schema.graphql` on its day. */
export interface VersionFile {
  readonly name: string;
  readonly sdl: string;
}

const published = z.object({ date: z.iso.date() });

/** The schema's versions with their changes, newest first. Mistakes are added to `problems`. */
export function schemaReleases(
  { schema: current, deprecations }: Pick<Reference, 'schema' | 'deprecations'>,
  files: readonly VersionFile[],
  problems: Problem[],
): SchemaRelease[] {
  const earlier = files.flatMap(({ name, sdl }) => {
    const file = `api/versions/${name}`;
    const schema = readApiSchema(sdl, file, problems);
    if (!schema) return [];
    const date = dateOf(schema, file, problems, name.replace(/\.graphql$/, ''));
    return date === undefined ? [] : [{ date, schema }];
  });
  const currentDate = dateOf(current, schemaFile, problems);
  const newestVersion = currentDate === undefined ? [] : [{ date: currentDate, schema: current }];
  const versions = [...earlier, ...newestVersion].toSorted((a, b) => a.date.localeCompare(b.date));
  const newest = versions.at(-1);
  if (newest && newest.schema !== current) {
    const message = `The schema is older than api/versions/${newest.date}.graphql.`;
    problems.push({ level: 'error', file: schemaFile, line: lineOfDefinition(current), message });
  }
  return versions
    .map(({ schema, date }, index) => {
      const before = versions[index - 1];
      const changes = before ? schemaChanges(before.schema, schema) : [];
      return {
        date,
        file: `versions/${date}.graphql`,
        sdl: comparable(schema),
        operations: rootFields(schema).length,
        changes: changes.map((change) => withReason(change, deprecations, problems)),
      };
    })
    .toReversed();
}

/** SDL in which tools find the changes of the changelog: `@specifiedBy` addresses are left out. */
function comparable(schema: GraphQLSchema): string {
  const sdl = printSchema(lexicographicSortSchema(apiAlone(schema)));
  return `${sdl.replace(/ @specifiedBy\(url: "[^"]*"\)/g, '')}\n`;
}

/** The change with its reason in every language; the schema has the English one. */
function withReason(
  { reason: written, ...change }: WrittenChange,
  deprecations: Reference['deprecations'],
  problems: Problem[],
): SchemaChange {
  if (written === undefined) return change;
  const reason = deprecations.get(change.coordinate);
  if (reason?.en.markdown === written) return { ...change, reason };
  const message = `deprecations.${change.coordinate}: the text is not the reason in the schema, "${written}".`;
  problems.push({ level: 'error', file: textsFile('en'), message });
  return change;
}

/** The day on which a version was published. */
function dateOf(schema: GraphQLSchema, file: string, problems: Problem[], expected?: string): string | undefined {
  const report = (message: string) => problems.push({ level: 'error', file, line: lineOfDefinition(schema), message });
  const date = directiveOf(schema, schema.astNode, 'published', published)?.date;
  if (date === undefined) {
    report('The schema has no date: schema @published(date: "2024-03-12") is missing.');
    return undefined;
  }
  if (expected !== undefined && date !== expected) report(`The schema says that it was published on ${date}.`);
  return date;
}

/** The line of `schema { … }`. */
function lineOfDefinition({ astNode }: GraphQLSchema): number | undefined {
  return astNode?.loc?.startToken.line;
}
