import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

/** Errors that libxml2 finds in documents by a grammar of this folder. */
export async function complaints(grammar: 'rss' | 'sitemap', documents: readonly string[]): Promise<string[]> {
  const { errors } = await validateXML({
    xml: documents.map((contents, index) => ({ fileName: `${index}.xml`, contents })),
    schema: {
      fileName: `${grammar}.rng`,
      contents: readFileSync(join(import.meta.dirname, `${grammar}.rng`), 'utf8'),
    },
    extension: 'relaxng',
    maxMemoryPages: 16_384,
  });
  return errors.map(({ rawMessage }) => rawMessage);
}
