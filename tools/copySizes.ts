import { statSync } from 'node:fs';
import { join } from 'node:path';
import { copyLimit, copyName, copyPath } from '../src/model/config/copies.ts';
import type { Site } from '../src/model/site.ts';
import { locales } from '../src/model/text/locale.ts';

/**
 * Names and sizes of the copies: `orbvpn-help-en.html 301 kB`, separated by commas.
 * @throws {Error} that names each copy above `copyLimit`
 */
export function copySizes(output: string, site: Pick<Site, 'copies'>): string {
  const sizes = locales.map((locale) => {
    const name = copyName(site, locale);
    return { name, bytes: statSync(join(output, copyPath(name))).size };
  });
  const tooLarge = sizes.filter(({ bytes }) => bytes > copyLimit);
  if (tooLarge.length > 0)
    throw new Error(
      tooLarge
        .map(
          ({ name, bytes }) =>
            `error  site/copies.ts: The copy ${name} has ${bytes} bytes, and at most ${copyLimit} are right; leave a page out of it.`,
        )
        .join('\n'),
    );
  return sizes.map(({ name, bytes }) => `${name} ${(bytes / 1000).toFixed(0)} kB`).join(', ');
}
