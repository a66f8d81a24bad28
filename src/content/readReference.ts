import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GraphQLSchema } from 'graphql';
import { schemaFile, textsFile } from '../model/api/files.ts';
import type { Reference } from '../model/api/reference.ts';
import type { SchemaRelease } from '../model/api/schemaChanges.ts';
import type { Problem } from '../model/problems/problems.ts';
import { localized } from '../model/text/locale.ts';
import { loadReference } from '../reference/loadReference.ts';
import { readApiSchema } from '../reference/readApiSchema.ts';
import { samplesFile } from '../reference/samples/world.ts';
import { schemaReleases } from '../reference/versions/releases.ts';
import { cachedForBuild } from './buildCache.ts';
import { memoizeWithProblems, reuseEqual } from './memoizeWithProblems.ts';
import { readApiSamples } from './readApiSamples.ts';
import { readApiTexts } from './readApiTexts.ts';
import { readSourceFile } from './sourceFile.ts';

/** Reads `api/schema.graphql`, its texts and its samples. */
export function readReference(root: string, problems: Problem[]): Reference | undefined {
  const read = (file: string) => readSourceFile(root, file, problems).text;
  const { en, fa, ru } = localized((locale) => read(textsFile(locale)));
  return readTexts(problems, root, read(schemaFile), read(samplesFile), en, fa, ru);
}

/** A reference without an operation, for checks of texts that do not lead to one. */
export const noReference: Reference = {
  schema: new GraphQLSchema({}),
  samples: { rows: {}, answers: {} },
  groups: [],
  operations: [],
  types: [],
  errors: [],
  deprecations: new Map(),
};

/** The reference from the texts of its files, read again only if one was saved since. */
const readTexts = memoizeWithProblems(
  (problems, _root: string, sdl: string, samples: string, en: string, fa: string, ru: string) => {
    const schema = readApiSchema(sdl, schemaFile, problems);
    const world = readApiSamples(samples, schema, problems);
    const texts = cachedForBuild(['API texts', en, fa, ru], problems, (found) => readApiTexts({ en, fa, ru }, found));
    return loadReference(schema, texts, world, problems);
  },
);

/** Compares the versions of `api/versions` with each other, the current one last. */
export function readSchemaReleases(root: string, reference: Reference, problems: Problem[]): readonly SchemaRelease[] {
  const folder = join(root, 'api', 'versions');
  const files = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith('.graphql'));
  const versions = files.map((name) => ({ name, sdl: readFileSync(join(folder, name), 'utf8') }));
  return compareVersions(problems, root, reference, sameVersions(versions));
}

const sameVersions = reuseEqual<Parameters<typeof schemaReleases>[1]>();

const compareVersions = memoizeWithProblems(
  (
    problems,
    _root: string,
    reference: Reference,
    versions: Parameters<typeof schemaReleases>[1],
  ): readonly SchemaRelease[] =>
    // The reference is made from the files of the API.
    cachedForBuild(['releases', versions], problems, (found) => schemaReleases(reference, versions, found)),
);
