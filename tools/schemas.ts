/**
 * `node tools/schemas.ts`: writes what editors complete and check in front matter and YAML: `schemas/`, and in `.astro/collections` (not in version
 * control, since it names places on this machine) what Astro's language server reads for front matter.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesOf } from '../src/content/filesOf.ts';
import { loadModules } from './loadModules.ts';

const root = join(import.meta.dirname, '..');
const [{ collectionList, editorSchemas, schemaFile }, { readConfiguration }] = await loadModules(root, () =>
  Promise.all([import('../src/content/editorSchemas.ts'), import('../src/content/configuration.ts')]),
);

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

const pages = filesOf(join(root, 'content')).map((file) => `content/${file}`);
write('.astro/collections/collections.json', collectionList(pathToFileURL(`${root}/`), pages));
for (const [name, content] of Object.entries(editorSchemas(readConfiguration()))) {
  write(schemaFile(name), content);
  write(`.astro/collections/${name}.schema.json`, content);
  console.log(schemaFile(name));
}
