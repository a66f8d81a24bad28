import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, parseDocument } from 'yaml';
import { splitFrontMatter } from '../../src/content/sourceFile.ts';

/** How YAML is written again so that what did not change stays as it is. */
export const asWritten = { lineWidth: 0, flowCollectionPadding: false } as const;

/** The text of a file of the repository, with lines that end in "\\n". */
export const readText = (root: string, file: string): string =>
  readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n');

/** The front matter of a page; of a page without one an empty document, which the checks report. */
export const frontMatterOf = (page: string): Document => parseDocument(splitFrontMatter(page)?.frontMatter ?? '');

/** A page with another front matter. */
export function withFrontMatter(page: string, frontMatter: Document): string {
  const parts = splitFrontMatter(page);
  return parts ? `---\n${frontMatter.toString(asWritten)}---\n${parts.body}` : page;
}
