import { isMap, isScalar, parseDocument } from 'yaml';
import { type Block, blocksOf } from '../../src/content/blocks.ts';
import { splitFrontMatter } from '../../src/content/sourceFile.ts';

/** The texts of the front matter that are translated, in the order of their hashes in a stamp. */
export const frontMatterKeys = ['title', 'description', 'sidebar_label'] as const;

/** A text of a page and where it is in the file. */
export interface PageBlock extends Pick<Block, 'section' | 'kind'> {
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly text: string;
}

/** A page as it is in its file: what a translator works on. */
export interface PageFile {
  readonly text: string;
  /** The texts of the front matter that it has. */
  readonly frontMatter: readonly PageBlock[];
  readonly body: readonly PageBlock[];
  /** Ids of sections in order; the first, empty, is all above the first heading. */
  readonly sections: readonly string[];
}

/** Reads a page or a partial with line ends "\\n". Only a partial has no front matter. */
export function readPageFile(text: string): PageFile {
  const parts = splitFrontMatter(text) ?? { frontMatter: '', body: text };
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const bodyStart = text.length - parts.body.length;
  const body = blocksOf(parts.body).map(({ section, kind, start, end }): PageBlock => {
    const [from, to] = [start + bodyStart, end + bodyStart];
    return { section, kind, start: from, end: to, line: lineAt(from), text: text.slice(from, to) };
  });
  const sections = [...new Set(['', ...body.map(({ section }) => section)])];
  return { text, frontMatter: frontMatterBlocks(parts.frontMatter, text, lineAt), body, sections };
}

function frontMatterBlocks(yaml: string, text: string, lineAt: (offset: number) => number): PageBlock[] {
  const offset = text.indexOf('\n') + 1;
  const { contents } = parseDocument(yaml);
  return frontMatterKeys.flatMap((key): PageBlock[] => {
    const node: unknown = isMap(contents) ? contents.get(key, true) : undefined;
    if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return [];
    const [start, end] = [node.range[0] + offset, node.range[1] + offset];
    return [{ section: '', kind: key, start, end, line: lineAt(start), text: node.value }];
  });
}
