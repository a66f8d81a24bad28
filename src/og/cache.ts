import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Name of a picture in the cache, by its SVG and how it is drawn. */
export function cacheKey(svg: string, rendering: string): string {
  return createHash('sha256').update(`${rendering}\n${svg}`).digest('hex').slice(0, 32);
}

/** The PNG of this key from the folder, made and kept there if it is missing. */
export async function cachedPng(folder: string, key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(folder, `${key}.png`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const png = await make();
  await mkdir(folder, { recursive: true });
  // Renamed when whole, under a unique name: two builds may make one picture at a time.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, png);
  await rename(unfinished, file);
  return png;
}
