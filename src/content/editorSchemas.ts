// Schemas with which editors complete and check front matter and YAML, made from the schemas that the build reads them with: `node tools/schemas.ts`.

import { z } from 'zod';
import type { Configuration } from '../model/config/configuration.ts';
import { defaultLocale } from '../model/text/locale.ts';
import { worldSchema } from '../reference/samples/world.ts';
import { textsSchema } from '../reference/texts.ts';
import { entrySchema } from './changelogFile.ts';
import { pageFrontMatter, postFrontMatter, translationFrontMatter } from './frontMatter.ts';

type Known = Pick<Configuration, 'authors' | 'changeTargets' | 'features' | 'tags'>;

/** The ids that a list may hold, by the place of the list in the schema. */
type KnownIds = Readonly<Record<string, readonly string[]>>;

/** The JSON Schemas (draft 7, which all editors know) by the name of their file in `schemas/`, each as the text of that file. */
export function editorSchemas({ authors, changeTargets, features, tags }: Known): Readonly<Record<string, string>> {
  const changes = 'properties/changes/items/properties';
  return {
    page: text(pageFrontMatter, {}),
    post: text(postFrontMatter, { 'properties/tags': Object.keys(tags), 'properties/authors': Object.keys(authors) }),
    translation: text(translationFrontMatter, {}),
    changelog: text(entrySchema(Object.keys(changeTargets)), {
      [`${changes}/for`]: Object.keys(changeTargets),
      [`${changes}/features`]: Object.keys(features),
    }),
    'api-texts': text(textsSchema, {}),
    'api-samples': text(worldSchema, {}),
  };
}

/** Paths of the schemas, for editors that read YAML; `.vscode/settings.json` says which file has which. */
export const schemaFile = (name: string): string => `schemas/${name}.schema.json`;

/** The collections of pages as Astro's language server knows them: the schema of front matter by the folder below `content/<language>/`. */
const schemaOfFolder: Readonly<Record<string, string>> = { docs: 'page', pages: 'page', blog: 'post' };

/**
 * The list by which Astro's language server, in VS Code and other editors, finds the schema of a
 * page's front matter: by its address in lower case. `pages` are paths from the root of the
 * repository.
 */
export function collectionList(root: URL, pages: readonly string[]): string {
  const entries = pages.flatMap((page) => {
    const [, locale, folder = ''] = /^content\/(\w+)\/(\w+)\/.+\.mdx$/.exec(page) ?? [];
    const schema = locale === defaultLocale ? schemaOfFolder[folder] : 'translation';
    return schema === undefined || !Object.hasOwn(schemaOfFolder, folder)
      ? []
      : [[decodeURIComponent(new URL(page, root).href).toLowerCase(), schema]];
  });
  const collections = [...new Set(entries.map(([, name]) => name))].map((name) => ({ hasSchema: true, name }));
  return `${JSON.stringify({ collections, entries: Object.fromEntries(entries) }, null, 2)}\n`;
}

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
