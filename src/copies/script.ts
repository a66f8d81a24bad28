import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { scriptTarget } from '../build/browserFloor.ts';
import type { Locale } from '../model/text/locale.ts';
import { memoize } from '../model/text/memoize.ts';

/**
 * The script of the copy in a language (`src/browser/copies`), with its search, as text for a `<script>`. It is read from the root of
 * the project, in which every command runs: the build moves this module elsewhere.
 */
export const scriptOf = memoize((locale: Locale): string => {
  const { outputFiles } = buildSync({
    entryPoints: [join(process.cwd(), `src/browser/copies/oneFile.${locale}.ts`)],
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'iife',
    target: scriptTarget,
    write: false,
  });
  // In HTML this would begin a comment, which swallows the end of the script; esbuild writes `</script` harmlessly itself.
  return outputFiles
    .map(({ text }) => text)
    .join('')
    .trim()
    .replaceAll('<!--', '\\x3C!--');
});
