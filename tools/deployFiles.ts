import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployFiles } from '../deploy/files.ts';
import { readSettings } from '../server/settings.ts';
import { loadModules } from './loadModules.ts';

const root = join(import.meta.dirname, '..');
const { loadSite } = await loadModules(root, () => import('../src/content/loadSite.ts'));
const { redirects } = loadSite(root, { drafts: false }).site;

/** `npm run deploy -- --files`: writes the server configurations in `deploy/`. */
const files = {
  ...deployFiles(readSettings(), redirects),
  // For the tests, which then need not read all of the content.
  'redirects.json': `${JSON.stringify(Object.fromEntries(redirects), null, 2)}\n`,
};
for (const [name, content] of Object.entries(files)) {
  writeFileSync(join(root, 'deploy', name), content);
  console.log(`deploy/${name}`);
}
