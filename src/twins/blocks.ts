import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { componentBlocks, endsInVariant } from './components.ts';
import { contentNodes, elementsOf, findInside, hasClass } from './elements.ts';
import { inlineMarkdown, paragraphOf, type Resolve } from './inlines.ts';
import { heading, list, quote, table } from './markdown.ts';
import type { TwinContext } from './twinContext.ts';

/** Elements that begin a new line. All others are parts of a line. */
const blockElements = new Set(
  'article blockquote details div dl figure footer h1 h2 h3 h4 h5 h6 header hr main ol p pre section table ul'.split(
    ' ',
  ),
);

const isBlock = (node: ChildNode): node is Element => isTag(node) && blockElements.has(node.name);

export const blocksOfDocument = (
  nodes: readonly ChildNode[],
  context: Pick<TwinContext, 'resolve' | 'appScreen'>,
): string[] => blocksOf(nodes, { ...context, level: 1, blocksOf });

/** The Markdown of each block among the nodes, in document order. */
function blocksOf(nodes: readonly ChildNode[], context: TwinContext): string[] {
  const blocks: string[] = [];
  let line: ChildNode[] = [];
  const endLine = () => {
    if (line.length > 0) blocks.push(paragraphOf(line, context.resolve));
    line = [];
  };
  let before: Element | undefined;
  for (const node of contentNodes(nodes)) {
    if (isBlock(node)) {
      endLine();
      // Without the rule, what follows variants would be under the heading of the last of them.
      if (before && endsInVariant(before) && !/^h[1-6]$/.test(node.name)) blocks.push('---');
      blocks.push(...blockOf(node, context));
      before = node;
    } else if (line.length > 0 || !isText(node) || node.data.trim() !== '') {
      line.push(node);
    }
  }
  endLine();
  return blocks.filter((block) => block !== '');
}

function blockOf(element: Element, context: TwinContext): string[] {
  const ours = componentBlocks(element, context);
  if (ours) return ours;
  const { resolve } = context;
  switch (element.name) {
    case 'p':
      return [paragraphOf(element.children, resolve)];
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      context.level = Number(element.name.slice(1));
      return [heading(inlineMarkdown(element.children, resolve), context.level, idOfHeading(element))];
    case 'ul':
      return listOf(element, context, () => '- ');
    case 'ol': {
      const first = Number(element.attribs['start'] ?? 1);
      return listOf(element, context, (index) => `${first + index}. `);
    }
    case 'dl':
      return [list(termsOf(element, context), () => '- ')];
    case 'blockquote':
      return [quote(blocksOf(element.children, context).join('\n\n'))];
    case 'table':
      return [tableOf(element, resolve)];
    case 'hr':
      return ['---'];
    default:
      return blocksOf(element.children, context);
  }
}

/** The id of a heading that links to itself or begins a section: writers may link there. */
function idOfHeading(element: Element): string | undefined {
  if (findInside(element, (inner) => hasClass(inner, 'heading-link'))) return element.attribs['id'];
  const { parent, prev } = element;
  return parent && isTag(parent) && parent.name === 'section' && !prev ? parent.attribs['id'] : undefined;
}

function listOf(element: Element, context: TwinContext, marker: (index: number) => string): string[] {
  const items = elementsOf(element)
    .map((item) => blocksOf(item.children, context))
    .filter((blocks) => blocks.length > 0);
  return items.length === 0 ? [] : [list(items, marker)];
}

/** Terms with their descriptions: `**Needs**: …`. */
function termsOf(element: Element, context: TwinContext): string[][] {
  const parts = elementsOf(element).flatMap((part) => (part.name === 'div' ? elementsOf(part) : [part]));
  const terms: string[] = [];
  for (const part of parts) {
    const text = inlineMarkdown(part.children, context.resolve);
    if (part.name === 'dt') terms.push(text.startsWith('`') ? text : `**${text}**`);
    else terms.push(`${terms.pop() ?? ''}: ${text}`);
  }
  return terms.map((term) => [term]);
}

/** Rows with their cells; a table without headings gets an empty row of them. */
function tableOf(element: Element, resolve: Resolve): string {
  const rows = DomUtils.getElementsByTagName('tr', element, true);
  const cells = rows.map((row) => elementsOf(row).map((cell) => cellOf(cell, resolve)));
  const hasHead = elementsOf(element)[0]?.name === 'thead';
  const columns = Math.max(...cells.map((row) => row.length));
  const [head = [], ...body] = hasHead ? cells : [[], ...cells];
  return table([Array.from({ length: columns }, (_, index) => head[index] ?? ''), ...body]);
}

/** A cell is one line. A heading inside the body is bold, as Markdown has none there. */
function cellOf(cell: Element, resolve: Resolve): string {
  const text = linesOf(cell.children, resolve).join('; ');
  return cell.name === 'th' && cell.attribs['scope'] !== 'col' ? `**${text}**` : text;
}

function linesOf(nodes: readonly ChildNode[], resolve: Resolve): string[] {
  const inside = contentNodes(nodes);
  const isLine = (node: ChildNode) => isTag(node) && (blockElements.has(node.name) || node.name === 'li');
  if (!inside.some(isLine)) return [inlineMarkdown(inside, resolve)];
  return inside.filter(isTag).flatMap((element) => linesOf(element.children, resolve));
}
