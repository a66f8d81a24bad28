// JSON Schemas for YAML in editors, made from those of the build: `node tools/schemas.ts`.

import { z } from 'zod';
import type { Configuration } from '../model/config/configuration.ts';
import { worldSchema } from '../reference/samples/world.ts';
import { textsSchema } from '../reference/texts.ts';
import { entrySchema } from './changelogFile.ts';

type Known = Pick<Configuration, 'changeTargets' | 'features'>;

/** The ids that a list may hold, by the place of the list in the schema. */
type KnownIds = Readonly<Record<string, readonly string[]>>;

/** The texts of the JSON Schemas (draft 7, known to all editors) by name. */
export function editorSchemas({ changeTargets, features }: Known): Readonly<Record<string, string>> {
  const changes = 'properties/changes/items/properties';
  return {
    changelog: text(entrySchema(Object.keys(changeTargets)), {
      [`${changes}/for`]: Object.keys(changeTargets),
      [`${changes}/features`]: Object.keys(features),
    }),
    'api-texts': text(textsSchema, {}),
    'api-samples': text(worldSchema, {}),
  };
}

/** Path of a schema; `.vscode/settings.json` says which file has which. */
export const schemaFile = (name: string): string => `schemas/${name}.schema.json`;

function text(schema: z.ZodType, known: KnownIds): string {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema, path }) => {
      // YAML reads some words as numbers and truth values; those are taken as they are written.
      const { def } = zodSchema._zod;
      if (def.type === 'string' && 'coerce' in def && def.coerce) {
        delete jsonSchema.type;
        jsonSchema.anyOf = [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }];
      }
      const ids = known[path.join('/')];
      if (ids) jsonSchema.items = { type: 'string', enum: [...ids].sort() };
    },
  });
  return `${JSON.stringify(json, null, 2)}\n`;
}
