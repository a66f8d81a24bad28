import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';

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
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html') || ['index.html', '404.html'].includes(entry.name)) continue;
    if (entry.parentPath === join(folder, 'copies')) continue;
    const page = join(entry.parentPath, entry.name);
    const own = page.slice(0, -'.html'.length);
    mkdirSync(own, { recursive: true });
    renameSync(page, join(own, 'index.html'));
  }
}
