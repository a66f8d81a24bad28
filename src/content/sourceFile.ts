import { isUtf8 } from 'node:buffer';
import { type Dirent, existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { z } from 'zod';
import type { Problem } from '../model/problems/problems.ts';
import { entriesOf } from './filesOf.ts';
import { readYaml } from './yamlFile.ts';

export interface SourceFile {
  /** Path in the repository, with slashes. */
  readonly file: string;
  readonly text: string;
}

/** Files below a folder by extension, sorted, without byte order marks; lines end in "\\n". */
export function readFolder(
  root: string,
  folder: string,
  extension: string,
  problems: Problem[],
  isWanted: (file: string) => boolean = () => true,
): SourceFile[] {
  if (!existsSync(join(root, folder))) return [];
  return entriesOf(join(root, folder))
    .filter((entry) => entry.isSymbolicLink() || (entry.isFile() && entry.name.endsWith(extension)))
    .map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }))
    .map(({ entry, path }) => ({ entry, path, file: relative(root, path).split(sep).join('/') }))
    .filter(({ file }) => isWanted(file))
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .flatMap(({ entry, path, file }) => {
      const message = refusal(entry, path, file);
      if (message !== undefined) {
        problems.push({ level: 'error', file, message });
        return [];
      }
      const { text, fault } = decodeFile(path);
      if (!fault) return [{ file, text }];
      problems.push({ level: 'error', file, ...fault });
      return [];
    });
}

/** One file, read like those of a folder; empty if it is missing or faulty. */
export function readSourceFile(root: string, file: string, problems: Problem[]): SourceFile {
  const path = join(root, file);
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  const { text, fault } = isFile ? decodeFile(path) : { text: '' };
  if (!fault) return { file, text };
  problems.push({ level: 'error', file, ...fault });
  return { file, text: '' };
}

/** Bytes of a page: five times the longest today, 25 kB in brotli. */
const largestPage = 100_000;

/** Reason for not reading a file at all. */
function refusal(entry: Dirent, path: string, file: string): string | undefined {
  if (entry.isSymbolicLink())
    return 'This is a symbolic link, which may be circular and is lost on other systems; put the file itself here.';
  const odd = /[^\w./-]/.exec(file)?.[0];
  if (odd !== undefined) {
    const what = /\s/.test(odd) ? 'a space' : `"${odd}"`;
    return `The path contains ${what}. It becomes the URL: use only the letters a to z, digits and hyphens.`;
  }
  const partial = /\/_([^/]*)$/.exec(file)?.[1];
  if (partial !== undefined && file.startsWith('content/'))
    return `A name that begins with "_" is that of a text for several pages in Docusaurus; here it is ${file.replace(/^(content\/\w+\/).*/, '$1')}partials/${partial}, and <Partial name="${partial.replace(/\.\w+$/, '')}" /> shows it.`;
  const name = /^content\/\w+\/\w+\/(?:.*\/)?([^/]+)\.mdx$/.exec(file)?.[1] ?? '';
  if (/^(readme|index)$/i.test(name) && name !== 'index')
    return `A page at the address of its folder is named index.mdx; at "${name}.mdx" it would have the address ${file.replace(/^content\/\w+(.*)\.mdx$/, '$1')}.`;
  const numbered = /^content\/\w+\/docs\/(?:.*\/)?\d+\s*[-_.]\s*([a-z].*\.mdx)$/i.exec(file)?.[1];
  if (numbered !== undefined)
    return `A number before a name gives pages their order in Docusaurus; here site/sidebars.ts does, and the number would be in the address. Name the file ${numbered}.`;
  const { size } = statSync(path);
  if (!file.endsWith('.mdx') || size <= largestPage) return undefined;
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en')} kB`;
  return `The file is ${kilobytes(size)}; the limit is ${kilobytes(largestPage)}, because many readers are on slow networks. Divide it.`;
}

interface DecodedText {
  readonly text: string;
  /** Reason why it cannot be read. */
  readonly fault?: { readonly line: number; readonly message: string };
}

/** Control characters, at which some tools truncate a text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find.
const controlCharacter = /[\u0000-\u0008\u000b-\u001f\u007f]/;

/** The text of a file, with lines that end in "\\n". */
function decodeFile(path: string): DecodedText {
  const bytes = readFileSync(path);
  const text = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n');
  const faultAt = (index: number, message: string): DecodedText => {
    return { text, fault: { line: text.slice(0, index).split('\n').length, message } };
  };
  if (!isUtf8(bytes))
    return faultAt(
      text.indexOf('\ufffd'),
      'This line is not valid UTF-8; save the file as UTF-8 ("Save as", then "Encoding", in most editors).',
    );
  const control = controlCharacter.exec(text);
  if (!control) return { text };
  const code = control[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return faultAt(control.index, `This line has the invisible control character U+${code}; delete it.`);
}

const fence = /^---\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/;

/** Splits the text of a page, with the lines of both parts; undefined without front matter. */
export function splitFrontMatter(text: string) {
  const match = fence.exec(text);
  if (!match) return undefined;
  const [whole, frontMatter = ''] = match;
  return { frontMatter, firstLine: 2, body: text.slice(whole.length), bodyLine: whole.split('\n').length };
}

export interface ParsedPage<FrontMatter> {
  readonly frontMatter: FrontMatter;
  readonly body: string;
  readonly bodyLine: number;
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

/** Splits a page into its front matter, checked against a schema, and its body. */
export function parsePage<T extends z.ZodType>(
  { file, text }: SourceFile,
  schema: T,
  problems: Problem[],
): ParsedPage<z.infer<T>> | undefined {
  const parts = splitFrontMatter(text);
  if (!parts) {
    const message = 'There is no front matter; the file starts with "---", `title:`, `description:` and "---".';
    problems.push({ level: 'error', file, line: 1, message });
    return undefined;
  }
  const { body, bodyLine } = parts;
  const { value, lineOf } = readYaml(parts.frontMatter, schema, file, problems, parts.firstLine);
  return value === undefined ? undefined : { frontMatter: value, body, bodyLine, lineOf };
}
