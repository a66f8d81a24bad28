/**
 * `npm run deploy -- <folder or host:folder>`: publishes `dist/` by rsync. `-- --files` writes the
 * server configurations.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite, compressBuiltSite, publishedSite } from './compress.ts';
import { publish } from './deploy/publish.ts';
import { loadModules } from './loadModules.ts';
import { reportMissing } from './missingForReaders.ts';

const [to, ...options] = process.argv.slice(2);
const root = join(import.meta.dirname, '..');
const { readConfiguration } = await loadModules(root, () => import('../src/content/configuration.ts'));

async function explain(): Promise<string | undefined> {
  if (to === undefined || to.startsWith('-'))
    return 'The target is missing: `npm run deploy -- server:/var/www/orbvpn-docs`, optionally followed by options of rsync.';
  if (!existsSync(builtSite)) return 'There is no built site to publish: run `npm run build` first.';
  try {
    reportMissing(readConfiguration().facts);
    await compressBuiltSite();
    const { hashed, pages, kept, removed } = publish({ from: publishedSite, to: to.replace(/\/$/, ''), options });
    console.log(
      `Published ${hashed} hashed files, then ${pages} others. ${kept} files of earlier builds are kept for open tabs, ${removed} removed.`,
    );
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return undefined;
}

if (to === '--files') {
  await import('./deployFiles.ts');
  process.exit();
}
const problem = await explain();
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
}
