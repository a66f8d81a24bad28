import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The name of a picture in the cache: another SVG or another renderer is another picture. */
export function cacheKey(svg: string, rendererVersion: string): string {
  return createHash('sha256').update(`${rendererVersion}\n${svg}`).digest('hex').slice(0, 32);
}

/** The PNG of this key from the folder, made and kept there if it is missing. */
export async function cachedPng(folder: string, key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(folder, `${key}.png`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const png = await make();
  await mkdir(folder, { recursive: true });
  // Written beside and renamed, so that a build that is stopped, or runs beside another, leaves no half picture.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, png);
  await rename(unfinished, file);
  return png;
}
