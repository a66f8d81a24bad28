import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../../src/content/filesOf.ts';

/** SHA-256 of every file of a folder, sorted by name, as `sha256sum --check` reads it. */
export function checksums(folder: string): string {
  return filesOf(folder)
    .map(
      (file) =>
        `${createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex')}  ${file}\n`,
    )
    .join('');
}
