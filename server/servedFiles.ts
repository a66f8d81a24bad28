import { stat } from 'node:fs/promises';
import { filesOf } from '../src/content/filesOf.ts';
import { readRedirects } from '../src/content/readRedirects.ts';
import { encodings } from './compression.ts';

export type ServedFiles = ReadonlySet<string>;

/** Content of an output folder for the server. */
export interface ServedOutput {
  readonly files: ServedFiles;
  /** Targets of addresses that are not pages, by paths without language (`redirects.json`). */
  readonly redirects: ReadonlyMap<string, string>;
}

/** The files of a folder, read again after each build. @throws {Error} ENOENT without the folder */
export async function followServedFiles(folder: string): Promise<() => Promise<ServedOutput>> {
  let known = await identity(folder);
  let output = readOutput(folder);
  await output;
  return async () => {
    const now = await identity(folder).catch(() => known);
    if (now !== known) {
      const last = output;
      known = now;
      output = readOutput(folder).catch(() => {
        known = '';
        return last;
      });
    }
    return output;
  };
}

async function readOutput(folder: string): Promise<ServedOutput> {
  return { files: listServedFiles(folder), redirects: new Map(Object.entries(readRedirects(folder))) };
}

/** An id that changes when the folder is replaced. */
async function identity(folder: string): Promise<string> {
  const { ino, birthtimeMs, mtimeMs } = await stat(folder);
  return `${ino} ${birthtimeMs} ${mtimeMs}`;
}

/** Files that may be served. Exact names keep paths case-sensitive on every file system. */
function listServedFiles(folder: string): ServedFiles {
  return new Set(
    filesOf(folder).filter((name) => !isHidden(name) && !encodings.some(({ ending }) => name.endsWith(ending))),
  );
}

function isHidden(name: string): boolean {
  return name.split('/').some((segment) => segment.startsWith('.') && segment !== '.well-known');
}
