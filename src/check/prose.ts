import { type MdastNode, markdownToMdast } from 'satteri';
import { bodyTree } from '../content/markdown/bodyTree.ts';
import { withMdxComments } from '../content/markdown/comments.ts';
import { componentTexts } from '../content/markdown/componentTexts.ts';
import type { PageText, WrittenText } from '../model/content/content.ts';
import { memoizeByObject } from '../model/text/memoize.ts';
import { type Passage, placeholder } from './passage.ts';

type SourcePlace = Omit<Passage, 'text'>;

/** The prose of a page's body, without code, addresses and tags. */
export const bodyPassages = memoizeByObject((page: WrittenText): readonly Passage[] => {
  const tree = bodyTree(page.body);
  const place = { file: page.file, line: page.bodyLine, locale: page.locale };
  return tree ? passagesOf(tree, withMdxComments(page.body), place) : [];
});

/** All prose of a page as readers see it. Keywords and `asked` may be wrong on purpose. */
export function pagePassages(page: PageText, body: WrittenText): Passage[] {
  const { file, locale, title, description, sidebarLabel, lines } = page;
  const label = lines.sidebar_label === undefined ? [] : [{ line: lines.sidebar_label, text: sidebarLabel }];
  const front = [{ line: lines.title, text: title }, { line: lines.description, text: description }, ...label];
  return [...front.map((text) => ({ file, locale, ...text })), ...bodyPassages(body)];
}

/** The prose of a text that may contain inline Markdown. */
export function markdownPassages(markdown: string, place: SourcePlace): Passage[] {
  return passagesOf(markdownToMdast(markdown), markdown, place);
}

function passagesOf(node: MdastNode, source: string, place: SourcePlace): Passage[] {
  const here = (line: number) => ({ ...place, line: place.line - 1 + line });
  switch (node.type) {
    case 'paragraph':
    case 'heading':
    case 'tableCell': {
      const line = node.position?.start.line ?? 1;
      const inside = node.children.flatMap((child) => attributePassages(child, source, place));
      return [{ ...here(line), text: node.children.map(inlineText).join('') }, ...inside];
    }
    case 'code':
      // The first line of the block is the one after the fence.
      return node.lang === 'message' ? [{ ...here((node.position?.start.line ?? 0) + 1), text: node.value }] : [];
    default:
      return [
        ...attributePassages(node, source, place),
        ...childrenOf(node).flatMap((child) => passagesOf(child, source, place)),
      ];
  }
}

/** Texts that components take as attributes, and alternative texts of images. */
function attributePassages(node: MdastNode, source: string, place: SourcePlace): Passage[] {
  const first = node.position?.start.line ?? 1;
  if (node.type === 'image') return [{ ...place, line: place.line - 1 + first, text: node.alt ?? '' }];
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  const written = source
    .split('\n')
    .slice(first - 1, node.position?.end.line)
    .join('\n');
  return componentTexts(node, written).map(({ start, text }) => ({
    ...place,
    line: place.line - 1 + first + written.slice(0, start).split('\n').length - 1,
    text,
  }));
}

function inlineText(node: MdastNode): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'break':
      return '\n';
    case 'inlineCode':
    case 'image':
      return placeholder;
    case 'link':
      return isQuoted(node.url, textOf(node)) ? placeholder : textOf(node);
    case 'textDirective':
      // A colon inside a sentence: "443:tcp" reads as a directive named "tcp".
      return `:${node.name}${node.children.length > 0 ? `[${textOf(node)}]` : ''}`;
    case 'mdxTextExpression':
      return node.value.trim().startsWith('/*') ? '' : placeholder;
    case 'mdxJsxTextElement':
      return node.children.length === 0 || isCode(node.name) ? placeholder : textOf(node);
    case 'html':
      // In plain Markdown `<Fact id="…" />` is HTML, and is part of the sentence.
      return /^<[A-Z]/.test(node.value) ? placeholder : '';
    default:
      return textOf(node);
  }
}

/** True for addresses and titles of outside sources, which stay in Latin letters. */
function isQuoted(url: string, text: string): boolean {
  return /^(https?|mailto):/.test(url) && !/[\p{Script=Cyrillic}\p{Script=Arabic}]/u.test(text);
}

function isCode(name: string | null): boolean {
  return name === 'code' || name === 'kbd' || name === 'samp';
}

function textOf(node: MdastNode): string {
  return childrenOf(node).map(inlineText).join('');
}

function childrenOf(node: MdastNode): readonly MdastNode[] {
  return 'children' in node ? node.children : [];
}
