import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress, type Encoding } from './compression.ts';

/** Content of a file in an encoding. `version`, its ETag, changes with it. */
export type CompressedFiles = (file: string, version: string, encoding: Encoding['name']) => Promise<Buffer>;

/** Bytes kept in memory: a third of the site, all pages of one language. */
const usualLimit = 24e6;

/** With more files in progress, as when a crawler visits, the next ones use a lower quality. */
const fullQualityLimit = 50;

/** Compresses files on request and keeps the latest `limit` bytes. Rejects if a file is missing. */
export function compressedFiles(folder: string, limit = usualLimit): CompressedFiles {
  /** In the order of their last requests. */
  const remembered = new Map<string, Buffer>();
  const inWork = new Map<string, Promise<Buffer>>();
  let bytes = 0;

  const make = async (file: string, key: string, encoding: Encoding['name']): Promise<Buffer> => {
    const isHurried = inWork.size >= fullQualityLimit;
    const made = await compress(file, await readFile(join(folder, file)), encoding, isHurried);
    if (isHurried) return made;
    remembered.set(key, made);
    bytes += made.length;
    for (const [oldest, { length }] of remembered) {
      if (bytes <= limit) break;
      remembered.delete(oldest);
      bytes -= length;
    }
    return made;
  };

  return (file, version, encoding) => {
    const key = `${encoding} ${version} ${file}`;
    const cached = remembered.get(key);
    if (cached) {
      remembered.delete(key);
      remembered.set(key, cached);
      return Promise.resolve(cached);
    }
    const work = inWork.get(key) ?? make(file, key, encoding).finally(() => inWork.delete(key));
    inWork.set(key, work);
    return work;
  };
}
