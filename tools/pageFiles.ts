import { mkdirSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesOf } from '../src/content/filesOf.ts';

/** `ru/docs/slow.html`, for servers with rules, or `ru/docs/slow/index.html` for plain ones. */
type PageFiles = 'files' | 'folders';

/** Reads PAGE_FILES of the environment. */
export function readPageFiles(value = 'files'): PageFiles {
  if (value === 'files' || value === 'folders') return value;
  console.error(`PAGE_FILES must be "files" (docs.html) or "folders" (docs/index.html), not "${value}".`);
  process.exit(1);
}

/** Moves pages to where the host looks for them; start and not-found pages and copies stay. */
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
