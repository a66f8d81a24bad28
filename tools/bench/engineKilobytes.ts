import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import type { Locale } from '../../src/model/text/locale.ts';

const workers = join(import.meta.dirname, '../../src/search/worker');

/** Kilobytes (1,000 bytes) of the search worker of a language, bundled and minified as for the site, with Brotli. */
export async function engineKilobytes(locale: Locale): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: true, rollupOptions: { input: join(workers, `${locale}.ts`) } },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const chunks = outputs.flatMap((one) => ('output' in one ? one.output : []));
  return chunks.reduce(
    (sum, chunk) => sum + (chunk.type === 'chunk' ? brotliCompressSync(chunk.code).length / 1000 : 0),
    0,
  );
}
