import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { contentNodes, findInside, hasClass } from './elements.ts';
import { codeSpan, destination, escapeLineStart, escapeText } from './markdown.ts';

/** The absolute address of a link or picture of the page. */
export type Resolve = (href: string) => string;

type InlinePiece =
  | { readonly kind: 'text' | 'code' | 'link' | 'picture' | 'break'; readonly markdown: string }
  | { readonly kind: 'emphasis'; readonly marker: '*' | '**'; readonly markdown: string };

/** Spaces as HTML collapses them: not the no-break space or the half-space of Persian. */
const spaces = /[ \t\n\r\f]+/g;
const punctuation = /[\p{P}\p{S}\s]/u;

/** The text of a heading, cell or term: one line. */
export const inlineMarkdown = (nodes: readonly ChildNode[], resolve: Resolve): string =>
  join(piecesOf(nodes, resolve)).replace(/\\?\n/g, ' ').trim();

/** The text of a paragraph; its line breaks stay. */
export const paragraphOf = (nodes: readonly ChildNode[], resolve: Resolve): string =>
  join(piecesOf(nodes, resolve)).trim().split('\n').map(escapeLineStart).join('\n');

function piecesOf(nodes: readonly ChildNode[], resolve: Resolve): InlinePiece[] {
  const siblings = contentNodes(nodes);
  return siblings.flatMap((node, index) => {
    const own = piecesOfNode(node, resolve);
    const before = siblings[index - 1];
    return before && own.length > 0 && isApart(before, node) ? [{ kind: 'text', markdown: ' · ' }, ...own] : own;
  });
}

/** True if only the style sheet separates two neighbours: `<time>…</time><span>…</span>`. */
function isApart(before: ChildNode, node: ChildNode): boolean {
  if (!isTag(node) || node.name === 'br' || node.name === 'sup' || (isTag(before) && before.name === 'br'))
    return false;
  if (/^[\s,.;:،؛)»”]/.test(DomUtils.textContent(node))) return false;
  // Words in small print comment on those before them, also after a space.
  if (!isTag(before)) return node.name === 'small' && /[^(«“]$/.test(DomUtils.textContent(before));
  return /[^\s(«“]$/.test(DomUtils.textContent(before));
}

function piecesOfNode(node: ChildNode, resolve: Resolve): InlinePiece[] {
  if (isText(node)) return [{ kind: 'text', markdown: escapeText(node.data.replace(spaces, ' ')) }];
  if (!isTag(node)) return [];
  switch (node.name) {
    case 'br':
      return [{ kind: 'break', markdown: '\\\n' }];
    case 'img':
      return [{ kind: 'picture', markdown: picture(node, resolve) }];
    case 'code':
    case 'kbd':
      return code(node, resolve);
    case 'a':
      return link(node, resolve);
    case 'strong':
    case 'b':
    case 'em':
    case 'i':
      return emphasis(node, resolve);
    case 'sub':
    case 'sup':
      return raised(node, resolve);
    default:
      return piecesOf(node.children, resolve);
  }
}

const picture = ({ attribs }: Element, resolve: Resolve): string =>
  `![${escapeText(attribs['alt'] ?? '')}](${destination(resolve(attribs['src'] ?? ''))})`;

/** Code. Markdown has no links in it: the link of a name, as in `[Int!]!`, goes around it. */
function code(element: Element, resolve: Resolve): InlinePiece[] {
  const markdown = codeSpan(DomUtils.textContent(element).replace(spaces, ' '));
  const inner = findInside(element, ({ name }) => name === 'a');
  if (!inner || hasClass(inner, 'anchor')) return [{ kind: 'code', markdown }];
  return [{ kind: 'link', markdown: `[${markdown}](${destination(resolve(inner.attribs['href'] ?? ''))})` }];
}

/** A link, unless to itself or from a picture to its file. */
function link(element: Element, resolve: Resolve): InlinePiece[] {
  const { href } = element.attribs;
  if (href === undefined || hasClass(element, 'anchor') || hasClass(element, 'figure'))
    return piecesOf(element.children, resolve);
  const text = inlineMarkdown(element.children, resolve) || escapeText(element.attribs['aria-label'] ?? '');
  return text === '' ? [] : [{ kind: 'link', markdown: `[${text}](${destination(resolve(href))})` }];
}

/** A power or index, which Markdown has only as HTML. */
function raised({ name, children }: Element, resolve: Resolve): InlinePiece[] {
  const html = (markdown: string): InlinePiece => ({ kind: 'text', markdown });
  return [html(`<${name}>`), ...piecesOf(children, resolve), html(`</${name}>`)];
}

/** Emphasis. Spaces at its ends are moved out: Markdown would not recognize it. */
function emphasis(element: Element, resolve: Resolve): InlinePiece[] {
  const inner = join(piecesOf(element.children, resolve));
  const markdown = inner.trim();
  if (markdown === '') return [];
  const marker = element.name === 'strong' || element.name === 'b' ? '**' : '*';
  const own: InlinePiece = { kind: 'emphasis', marker, markdown };
  const space: InlinePiece = { kind: 'text', markdown: ' ' };
  return [...(inner.startsWith(' ') ? [space] : []), own, ...(inner.endsWith(' ') ? [space] : [])];
}

/** Joins the pieces of a line, without double spaces and accidental markup. */
function join(pieces: readonly InlinePiece[]): string {
  let line = '';
  /** The previous piece ended with emphasis that Markdown does not close before a letter. */
  let needsPunctuation = false;
  for (const [index, piece] of pieces.entries()) {
    let { markdown } = piece;
    if (piece.kind === 'text' && /(?:^|\s)$/.test(line)) markdown = markdown.trimStart();
    if (markdown === '') continue;
    if (needsPunctuation && !punctuation.test(markdown.charAt(0))) markdown = encodeFirst(markdown);
    needsPunctuation = false;
    if (piece.kind === 'link' && line.endsWith('!')) line = `${line.slice(0, -1)}\\!`;
    const isSplit = piece.kind === pieces[index - 1]?.kind && (piece.kind === 'code' || piece.kind === 'emphasis');
    if (isSplit) line += ' ';
    if (piece.kind !== 'emphasis') {
      line += markdown;
      continue;
    }
    if (punctuation.test(markdown.charAt(0)) && /[^\p{P}\p{S}\s]$/u.test(line)) line = encodeLast(line);
    needsPunctuation = punctuation.test(markdown.slice(-1));
    line += piece.marker + markdown + piece.marker;
  }
  return line;
}

/** A letter as a character reference, which counts as punctuation next to emphasis. */
const encode = (letter: string): string => `&#${letter.codePointAt(0) ?? 0};`;
const encodeFirst = (text: string): string => text.replace(/^./su, encode);
const encodeLast = (text: string): string => text.replace(/.$/su, encode);
