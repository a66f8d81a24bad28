import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

/**
 * A program for Node 20 or newer as one file, with the licences of the packages in it.
 * @throws {Error} with the errors of esbuild
 */
export async function bundledProgram(file: string): Promise<string> {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    mainFields: ['module', 'main'],
    target: 'node20',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const packages = Object.keys(metafile.inputs).flatMap(
    (input) => input.match(/.*node_modules\/(?:@[^/]+\/)?[^/]+/) ?? [],
  );
  const licenses = [...new Set(packages)].map(
    (folder) => `/*! ${readFileSync(`${folder}/LICENSE`, 'utf8').trim()} */\n`,
  );
  return licenses.join('') + (outputFiles[0]?.text ?? '');
}

/** `./main.ts?program` is the text of that program. */
export const programs = (): Plugin => ({
  name: 'programs',
  enforce: 'pre',
  load: {
    order: 'pre',
    filter: { id: /\?program$/ },
    handler: async (id) => `export default ${JSON.stringify(await bundledProgram(id.replace('?program', '')))};`,
  },
});
