/** A small correct site, and copies of it with mistakes that a writer may make. */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteModules } from '../../src/content/configuration.ts';
import { filesOf } from '../../src/content/filesOf.ts';
import type { SiteModules } from '../../src/model/config/configuration.ts';

export const good = join(import.meta.dirname, 'good');

/** The examples of the API show the same world as those of this repository. */
export function copySamples(folder: string): void {
  cpSync(join(import.meta.dirname, '..', '..', 'api', 'samples.yaml'), join(folder, 'api', 'samples.yaml'));
}

/** A copy of the small site in a folder for temporary files, with the overlays copied over it. */
export function copySite(...overlays: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'small-site-'));
  copySamples(copy);
  for (const folder of [good, ...overlays]) cpSync(folder, copy, { recursive: true });
  return copy;
}

/** Copies a folder over a copy. @returns a function that restores the copy */
export function layOver(copy: string, overlay: string): () => void {
  cpSync(overlay, copy, { recursive: true });
  return () => {
    for (const file of filesOf(overlay)) rmSync(join(copy, file));
    for (const file of filesOf(overlay)) if (existsSync(join(good, file))) cpSync(join(good, file), join(copy, file));
  };
}

/** Its configuration: each file from the first folder that has it, else this repository's. */
export async function configurationOf(...overlays: readonly string[]): Promise<SiteModules> {
  const replaced = Object.keys(siteModules).flatMap((file) => {
    const folder = [...overlays, good].find((candidate) => existsSync(join(candidate, 'site', file)));
    return folder === undefined ? [] : [{ file, path: join(folder, 'site', file) }];
  });
  const modules = await Promise.all(replaced.map(async ({ file, path }) => [file, await import(path)]));
  return { ...siteModules, ...Object.fromEntries(modules) };
}
