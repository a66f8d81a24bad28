import { mkdirSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesOf } from '../src/content/filesOf.ts';

/**
 * How a page lies in the output: as `ru/docs/slow.html`, for servers with rules (deploy/) and hosts that add the ending, or as
 * `ru/docs/slow/index.html`, for plain file servers, which find it at the same address after a redirect to the final slash.
 */
export type PageFiles = 'files' | 'folders';

/** Reads PAGE_FILES of the environment. */
export function readPageFiles(value = 'files'): PageFiles {
  if (value === 'files' || value === 'folders') return value;
  console.error(`PAGE_FILES must be "files" (docs.html) or "folders" (docs/index.html), not "${value}".`);
  process.exit(1);
}

/**
 * Moves the pages of a fresh output to where the host looks for them. Start and not-found pages stay: every host asks for those names. So do
 * the copies that readers download, which are files with a name.
 */
export function arrangePages(folder: string, pageFiles: PageFiles): void {
  if (pageFiles === 'files') return;
  for (const file of filesOf(folder)) {
    if (!file.endsWith('.html') || ['index.html', '404.html'].includes(basename(file))) continue;
    if (file.startsWith('copies/')) continue;
    const own = join(folder, file.slice(0, -'.html'.length));
    mkdirSync(own, { recursive: true });
    renameSync(join(folder, file), join(own, 'index.html'));
  }
}
