import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { memoize } from '../model/text/memoize.ts';
import { scriptTarget } from './browserFloor.ts';

/**
 * A script of `src/browser` with all its imports, as text for a `<script>`. Its path is relative to
 * the working directory, since the build moves this module.
 * @param constants JSON object of expressions to replace, each with the JSON of its value
 */
export const inlineScript = memoize((file: string, constants: string): string => {
  const { outputFiles } = buildSync({
    entryPoints: [join(process.cwd(), 'src/browser', file)],
    define: JSON.parse(constants),
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'iife',
    target: scriptTarget,
    // Without the project's settings, which would add `"use strict"`.
    tsconfigRaw: '{}',
    write: false,
  });
  // In HTML `<!--` would begin a comment that swallows the end of the script; esbuild escapes
  // `</script` itself.
  return outputFiles
    .map(({ text }) => text)
    .join('')
    .trim()
    .replaceAll('<!--', '\\x3C!--');
});
