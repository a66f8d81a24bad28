/**
 * `node tools/editions.ts`: makes the copies that readers pass on from the built site, into `release/editions/`, and publishes them
 * with it: as files below `editions/`, and in the lists of `<Editions />`. Part of a release, not of every
 * build: it takes about half a minute.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeEditions } from './editions/make.ts';
import { publishEditions } from './editions/publish.ts';
import { loadModules } from './loadModules.ts';

const root = join(import.meta.dirname, '..');
const output = join(root, 'dist');
if (!existsSync(output)) {
  console.error('There is no built site to make editions of: run `npm run build` first.');
  process.exit(1);
}
const { loadSite } = await loadModules(root, () => import('../src/content/loadSite.ts'));
const { site } = loadSite(root, { drafts: false });
try {
  const folder = join(root, 'release', 'editions');
  await publishEditions({ output, site, folder, made: [] });
  const made = await makeEditions({ root, output, site, folder });
  await publishEditions({ output, site, folder, made });
  for (const { name, bytes } of made) console.log(`${name}  ${(bytes / 1000).toFixed(0)} kB`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
