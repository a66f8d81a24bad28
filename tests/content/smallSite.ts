/** A small site that is good, and copies of it with a few files of another folder laid over it: what a writer may have done to it. */
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteModules } from '../../src/content/configuration.ts';
import type { SiteModules } from '../../src/model/config/configuration.ts';

export const good = join(import.meta.dirname, 'good');

/** The examples of the API show the same world as those of this repository. */
export function copySamples(folder: string): void {
  cpSync(join(import.meta.dirname, '..', '..', 'api', 'samples.yaml'), join(folder, 'api', 'samples.yaml'));
}

/** A copy of the small site in a folder for temporary files, with the overlays laid over it. */
export function copySite(...overlays: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'small-site-'));
  copySamples(copy);
  for (const folder of [good, ...overlays]) cpSync(folder, copy, { recursive: true });
  return copy;
}

/** Its configuration: each file of `site/` from the first of the folders that has it, else this repository's own. */
export async function configurationOf(...overlays: readonly string[]): Promise<SiteModules> {
  const replaced = Object.keys(siteModules).flatMap((file) => {
    const folder = [...overlays, good].find((candidate) => existsSync(join(candidate, 'site', file)));
    return folder === undefined ? [] : [{ file, path: join(folder, 'site', file) }];
  });
  const modules = await Promise.all(replaced.map(async ({ file, path }) => [file, await import(path)]));
  return { ...siteModules, ...Object.fromEntries(modules) };
}
