/** `node tools/schemas.ts`: writes `schemas/`, by which editors complete and check YAML. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadModules } from './loadModules.ts';

const root = join(import.meta.dirname, '..');
const [{ editorSchemas, schemaFile }, { readConfiguration }] = await loadModules(root, () =>
  Promise.all([import('../src/content/editorSchemas.ts'), import('../src/content/configuration.ts')]),
);

for (const [name, content] of Object.entries(editorSchemas(readConfiguration()))) {
  writeFileSync(join(root, schemaFile(name)), content);
  console.log(schemaFile(name));
}
