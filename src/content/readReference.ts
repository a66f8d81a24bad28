import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../model/problems.ts';
import { loadReference } from '../reference/loadReference.ts';
import { locate } from '../reference/locate.ts';
import type { Reference } from '../reference/model.ts';
import { textsFile } from '../reference/texts.ts';
import { type SchemaRelease, schemaReleases } from '../reference/versions/releases.ts';

/** Reads `api/schema.graphql` and its texts. What is wrong is added to `problems`, each with its file and line. */
export function readReference(root: string, problems: Problem[]): Reference | undefined {
  const sources = new Map<string, string>();
  const read = (file: string) => {
    const path = join(root, file);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    sources.set(file, text);
    return text;
  };
  const loaded = loadReference(read('api/schema.graphql'), {
    en: read(textsFile('en')),
    fa: read(textsFile('fa')),
    ru: read(textsFile('ru')),
  });
  if (loaded.ok) return loaded.reference;
  problems.push(...loaded.errors.map((message) => locate(message, sources)));
  return undefined;
}

/** Reads the earlier versions of the schema from `api/versions` and compares them, the current one last. */
export function readSchemaReleases(root: string, reference: Reference, problems: Problem[]): readonly SchemaRelease[] {
  const folder = join(root, 'api', 'versions');
  const files = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith('.graphql'));
  const errors: string[] = [];
  const releases = schemaReleases(
    reference.schema,
    files.map((name) => ({ name, sdl: readFileSync(join(folder, name), 'utf8') })),
    errors,
  );
  problems.push(...errors.map((message): Problem => ({ level: 'error', file: 'api', message })));
  return releases;
}
