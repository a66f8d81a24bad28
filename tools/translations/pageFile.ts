import { isMap, isScalar, parseDocument, type Scalar } from 'yaml';
import { type Block, blocksOf } from '../../src/content/blocks.ts';
import { splitFrontMatter } from '../../src/content/sourceFile.ts';
import { scalarLike } from './dataFiles.ts';
import { type Change, linesOf } from './text.ts';

/** The texts of the front matter that are translated, in the order of their hashes in a stamp. */
export const frontMatterKeys = ['title', 'description', 'sidebar_label'] as const;

/** Whether a block is words alone, without Markdown: front matter, an attribute, a message to copy. */
export const isPlain = (kind: string): boolean =>
  kind.includes('@') || /(^|\/)code$/.test(kind) || frontMatterKeys.some((key) => key === kind);

/** A text of a page and where it is in the file. */
export interface PageBlock extends Pick<Block, 'section' | 'kind' | 'group'> {
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly text: string;
  /** How it is quoted in the front matter. */
  readonly style?: Scalar['type'];
}

/** A page as it is in its file: what a translator works on. */
export interface PageFile {
  readonly text: string;
  /** The texts of the front matter that it has. */
  readonly frontMatter: readonly PageBlock[];
  readonly body: readonly PageBlock[];
  /** Where the sections begin, in the order of the file; the first at the start of the body. */
  readonly sections: readonly { readonly id: string; readonly start: number }[];
}

/** Reads a page or a partial, with the lines of its file ending in "\\n". Only a partial has texts without front matter. */
export function readPageFile(text: string): PageFile {
  const parts = splitFrontMatter(text) ?? { frontMatter: '', body: text };
  const lineAt = linesOf(text);
  const bodyStart = text.length - parts.body.length;
  const body = blocksOf(parts.body).map((block): PageBlock => {
    const [start, end] = [block.start + bodyStart, block.end + bodyStart];
    return { ...block, start, end, line: lineAt(start), text: text.slice(start, end) };
  });
  const sections = [{ id: '', start: bodyStart }];
  for (const { section, start } of body)
    if (section !== sections.at(-1)?.id) sections.push({ id: section, start: text.lastIndexOf('\n', start) + 1 });
  return { text, frontMatter: frontMatterBlocks(parts.frontMatter, text, lineAt), body, sections };
}

function frontMatterBlocks(yaml: string, text: string, lineAt: (offset: number) => number): PageBlock[] {
  const offset = text.indexOf('\n') + 1;
  const { contents } = parseDocument(yaml);
  return frontMatterKeys.flatMap((key): PageBlock[] => {
    const node: unknown = isMap(contents) ? contents.get(key, true) : undefined;
    if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return [];
    const [start, end] = [node.range[0] + offset, node.range[1] + offset];
    return [{ section: '', kind: key, start, end, line: lineAt(start), group: -1, text: node.value, style: node.type }];
  });
}

/** Where a section of a page is, up to the next one; an empty place at the end if it is not there. */
export function sectionRange({ text, sections }: PageFile, id: string): { start: number; end: number } {
  const index = sections.findIndex((section) => section.id === id);
  const [section, next] = [sections[index], sections[index + 1]];
  return section ? { start: section.start, end: next?.start ?? text.length } : { start: text.length, end: text.length };
}

/** A text in the place of a block, as it has to be written there; or why it cannot be. */
export function changeOf({ kind, start, end, style }: PageBlock, text: string): Change | { refused: string } {
  if (frontMatterKeys.some((key) => key === kind)) return { start, end, text: scalarLike({ type: style }, text) };
  if (kind.includes('@') && /["'`\\&<{]/.test(text))
    return {
      refused: `"${text}" is an attribute and cannot have the characters " ' \` \\ & < {; use typographic quotes.`,
    };
  return { start, end, text: kind.endsWith('tableCell') ? text.replace(/(?<!\\)\|/g, '\\|') : text };
}
