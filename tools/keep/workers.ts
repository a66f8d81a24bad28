import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { scriptTarget } from '../../src/build/browserFloor.ts';

/** Writes the worker (`worker.js`) and its kill switch (`keep/off.js`). */
export async function writeWorkers(root: string, output: string): Promise<void> {
  mkdirSync(join(output, 'keep'), { recursive: true });
  for (const [source, name] of [
    ['worker.ts', 'worker.js'],
    ['off.ts', 'keep/off.js'],
  ] as const) {
    const { outputFiles } = await build({
      entryPoints: [join(root, 'src/browser/keep', source)],
      bundle: true,
      minify: true,
      format: 'iife',
      target: scriptTarget,
      write: false,
      logLevel: 'silent',
    });
    const [file] = outputFiles;
    if (!file) throw new Error(`esbuild made nothing of src/browser/keep/${source}.`);
    writeFileSync(join(output, name), file.contents);
  }
}
