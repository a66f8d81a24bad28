import type { MdastNode } from 'satteri';
import { bodyTree } from './markdown/bodyTree.ts';
import { componentTexts } from './markdown/componentTexts.ts';
import { headingId } from './markdown/headingId.ts';

/** A piece of text that is translated as one: a paragraph, heading, cell or attribute. */
export interface Block {
  /** The id of the heading above it, its own if it is one; empty above the first heading. */
  readonly section: string;
  /** Types from the root down: `list/listItem/paragraph`, `Details@summary`. */
  readonly kind: string;
  /** Offsets of the text in the body, without `##`, `|`, quotes or the id of a heading. */
  readonly start: number;
  readonly end: number;
}

/** Node types within a line of text. A node that has one of them is a block. */
const inline: ReadonlySet<string> = new Set<MdastNode['type']>([
  'break',
  'delete',
  'emphasis',
  'image',
  'inlineCode',
  'link',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'strong',
  'text',
  'textDirective',
]);

/** The blocks of a body in order, including messages; none if it cannot be parsed. */
export function blocksOf(body: string): Block[] {
  const blocks: Block[] = [];
  let section = '';
  const add = (kind: string, start: number | undefined, end: number | undefined) => {
    if (start !== undefined && end !== undefined && start < end) blocks.push({ section, kind, start, end });
  };
  const visit = (node: MdastNode, around: string) => {
    const kind = around + nameOf(node);
    const first = node.position?.start.offset ?? 0;
    if (node.type === 'heading') section = headingId(node.data) ?? section;
    if (node.type === 'code' && node.lang === 'message') {
      const fence = body.slice(first, node.position?.end.offset);
      add(kind, first + fence.indexOf('\n') + 1, first + fence.lastIndexOf('\n'));
    }
    if (node.type === 'mdxJsxFlowElement')
      for (const { attribute, start, end } of componentTexts(node, body.slice(first, node.position?.end.offset)))
        add(`${kind}@${attribute}`, first + start, first + end);
    const children: readonly MdastNode[] = 'children' in node ? node.children : [];
    if (children.some(({ type }) => inline.has(type)))
      add(kind, children[0]?.position?.start.offset, children.at(-1)?.position?.end.offset);
    else for (const child of children) visit(child, node.type === 'root' ? '' : `${kind}/`);
  };
  const tree = bodyTree(body);
  if (tree) visit(tree, '');
  return blocks;
}

const nameOf = (node: MdastNode): string =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'containerDirective' ? node.name : undefined) ?? node.type;
