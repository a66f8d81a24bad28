import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../../src/model/locale.ts';
import { leadsToFile } from '../../../src/model/redirectFiles.ts';
import { filesOf } from '../../filesOf.ts';
import { isOnlyOnline } from '../../onlyOnline.ts';
import { readRedirects } from '../../readRedirects.ts';
import type { EditionSource } from '../edition.ts';
import type { CopiedFiles } from './addresses.ts';
import { copiedPage } from './page.ts';

/** Data that scripts ask for: in a copy each file is a script. */
const isData = (file: string): boolean =>
  file.endsWith('.json') && /^search\/|^api\/builder\/|\/changelog\/search\//.test(file);

/**
 * The files of the whole site as a copy that opens from a disk, from any folder of any server, with search and all else that needs no
 * server. `locales` are the languages that it holds, `scripts` the classic scripts of the site.
 */
export function copyOfSite(
  { output, site }: EditionSource,
  locales: readonly Locale[],
  scripts: ReadonlyMap<string, Uint8Array>,
): Map<string, Uint8Array> {
  const { config, urls } = site;
  const redirects = readRedirects(output);
  const others = Object.values(config.locales)
    .map(({ path }) => path)
    .filter((path) => !locales.some((locale) => config.locales[locale].path === path));
  const isHeld = (file: string) =>
    !isOnlyOnline(file) &&
    // Nobody asks a copy for an old address.
    leadsToFile(file, redirects) === undefined &&
    !/^_astro\/.*\.js$/.test(file) &&
    !others.some((path) => file.startsWith(`${path}/`) || file.startsWith(`search/${path}/`));
  const names = filesOf(output).filter(isHeld);
  const copy: CopiedFiles = { files: new Set(names), base: urls.base, origin: config.url };
  const copied = new Map<string, Uint8Array>();
  for (const file of names) {
    const content = readFileSync(join(output, file));
    if (file.endsWith('.html')) {
      copied.set(file, Buffer.from(copiedPage(content.toString(), { file, copy, locales })));
    } else if (isData(file)) {
      copied.set(`${file}.js`, Buffer.from(`(self.dataFiles??={})[${JSON.stringify(file)}]=${content.toString()}`));
    } else if (file.endsWith('.css')) {
      const css = content
        .toString()
        .replaceAll(/url\((["']?)\/[^)]*\/_astro\//g, 'url($1')
        .replaceAll(/url\((["']?)\/_astro\//g, 'url($1');
      copied.set(file, Buffer.from(css));
    } else copied.set(file, content);
  }
  for (const [name, content] of scripts) copied.set(name, content);
  return copied;
}
