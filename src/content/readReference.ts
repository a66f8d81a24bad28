import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reference } from '../model/api/reference.ts';
import type { SchemaRelease } from '../model/api/schemaChanges.ts';
import { localized } from '../model/locale.ts';
import type { Problem } from '../model/problems.ts';
import { loadReference } from '../reference/loadReference.ts';
import { schemaFile } from '../reference/problems.ts';
import { samplesFile } from '../reference/samples/world.ts';
import { textsFile } from '../reference/texts.ts';
import { schemaReleases } from '../reference/versions/releases.ts';
import { readApiSamples } from './readApiSamples.ts';
import { readApiTexts } from './readApiTexts.ts';
import { readSourceFile } from './sourceFile.ts';

/** Reads `api/schema.graphql`, its texts and its samples. What is wrong is added to `problems`, each with its file and line. */
export function readReference(root: string, problems: Problem[]): Reference | undefined {
  const read = (file: string) => readSourceFile(root, file, problems).text;
  const texts = readApiTexts(
    localized((locale) => read(textsFile(locale))),
    problems,
  );
  const world = readApiSamples(read(samplesFile), problems);
  return loadReference(read(schemaFile), texts, world, problems);
}

/** Reads the earlier versions of the schema from `api/versions` and compares them, the current one last. */
export function readSchemaReleases(root: string, reference: Reference, problems: Problem[]): readonly SchemaRelease[] {
  const folder = join(root, 'api', 'versions');
  const files = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith('.graphql'));
  return schemaReleases(
    reference,
    files.map((name) => ({ name, sdl: readFileSync(join(folder, name), 'utf8') })),
    problems,
  );
}
