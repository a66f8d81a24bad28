import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The name of a picture in the cache: another SVG, or another way to turn it into a picture, is another picture. */
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
  // Written next to it and renamed, so that a build that is stopped leaves no half picture; the name is unique because one picture
  // may be made twice at a time: by two builds, or for two languages that both show the English post.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, png);
  await rename(unfinished, file);
  return png;
}
