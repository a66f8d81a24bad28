import { type Dirent, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Files and symbolic links below a folder. Node's own recursion follows circular links. */
export function entriesOf(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entriesOf(join(folder, entry.name)) : [entry],
  );
}

/** Paths of all files below a folder, with slashes, sorted. Symbolic links are left out. */
export function filesOf(folder: string): string[] {
  return entriesOf(folder)
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
