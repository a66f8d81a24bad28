import { join } from 'node:path';
import { build } from 'esbuild';
import { scriptTarget } from '../../src/build/browserFloor.ts';

/** A module of `src/browser` with all it imports as one classic script that can be put into a page. */
export async function inlineScript(root: string, module: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [join(root, module)],
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'iife',
    target: scriptTarget,
    write: false,
    logLevel: 'silent',
  });
  // In HTML this would begin a comment, which swallows the end of the script; esbuild writes `</script` harmlessly itself.
  return (outputFiles[0]?.text ?? '').trim().replaceAll('<!--', '\\x3C!--');
}
