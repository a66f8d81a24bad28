import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Encodings in which a file may lie precompressed beside itself, the smaller first, with the ending of that file. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number];

/** The files that may be asked for, each with the encodings in which it is stored as well. */
export type ServedFiles = ReadonlyMap<string, readonly Encoding[]>;

/**
 * Lists a folder once, at the start of the server: symbolic links, hidden files (but `.well-known`) and the precompressed
 * files themselves are left out. Being a list of exact names, it also keeps paths case-sensitive on every file system.
 */
export async function listServedFiles(folder: string): Promise<ServedFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );
  const served = [...names].filter((name) => !isHidden(name) && !encodings.some(({ ending }) => name.endsWith(ending)));
  return new Map(served.map((name) => [name, encodings.filter(({ ending }) => names.has(name + ending))]));
}

function isHidden(name: string): boolean {
  return name.split('/').some((segment) => segment.startsWith('.') && segment !== '.well-known');
}
