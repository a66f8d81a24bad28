/** A small site that is good, and copies of it with a few files of another folder laid over it: what a writer may have done to it. */
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Configuration, siteConfiguration } from '../../src/content/configuration.ts';
import { locales } from '../../src/model/locale.ts';

export const good = join(import.meta.dirname, 'good');
const root = join(import.meta.dirname, '..', '..');

/** A copy of the small site in a folder for temporary files, with the overlays laid over it. */
export function copySite(...overlays: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'small-site-'));
  for (const folder of [good, ...overlays]) cpSync(folder, copy, { recursive: true });
  return copy;
}

/** Its configuration: each file of `site/` from the first of the folders that has it, else this repository's own. */
export async function configurationOf(...overlays: readonly string[]): Promise<Configuration> {
  const load = async (file: string): Promise<Record<string, never>> => {
    const folder = [...overlays, good, root].find((candidate) => existsSync(join(candidate, 'site', file))) ?? root;
    return import(join(folder, 'site', file));
  };
  const [config, sidebars, home, hub, ...strings] = await Promise.all(
    ['site.config.ts', 'sidebars.ts', 'home.ts', 'hub.ts', ...locales.map((locale) => `strings/${locale}.ts`)].map(
      load,
    ),
  );
  const [en, fa, ru] = strings;
  return {
    ...siteConfiguration,
    ...home,
    ...hub,
    config: config?.['default'],
    sidebars: sidebars?.['default'],
    strings: { en: en?.['default'], fa: fa?.['default'], ru: ru?.['default'] },
  };
}
