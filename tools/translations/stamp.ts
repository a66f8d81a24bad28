import { stringify } from 'yaml';
import { z } from 'zod';
import { translationFrontMatter } from '../../src/content/frontMatter.ts';
import { splitFrontMatter } from '../../src/content/sourceFile.ts';
import { readYaml } from '../../src/content/yamlFile.ts';
import type { SourceStamp } from '../../src/model/content/content.ts';

const frontMatter = /^---\r?\n[\s\S]*?^---[ \t]*$/m;

/** The key with all that is indented below it. */
const written = /^source:[^\r\n]*(?:\r?\n[ \t]+[^\r\n]*)*/m;

/**
 * A page with a stamp in its front matter, a line per section. @throws {Error} without front matter
 */
export function stamp(page: string, source: SourceStamp): string {
  const [head] = frontMatter.exec(page) ?? [];
  if (head === undefined || !page.startsWith(head))
    throw new Error('There is no front matter to write the stamp into.');
  const lineEnd = head.includes('\r\n') ? '\r\n' : '\n';
  const text = stringify({ source }, { lineWidth: 0 }).trimEnd().replaceAll('\n', lineEnd);
  const stamped = written.test(head)
    ? head.replace(written, () => text)
    : head.replace(/---[ \t]*$/, (end) => text + lineEnd + end);
  return stamped + page.slice(head.length);
}

/** The stamp that a page has; empty if it has none, or one that cannot be read. */
export function readStamp(page: string): SourceStamp {
  const yaml = splitFrontMatter(page.replaceAll('\r\n', '\n'))?.frontMatter ?? '';
  const { value } = readYaml(yaml, z.object({ source: translationFrontMatter.shape.source.catch(undefined) }), '', []);
  return value?.source ?? {};
}
