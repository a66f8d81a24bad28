import { type MdastNode, markdownToMdast, mdxToMdast } from 'satteri';

/** How a text is written: Markdown with components, Markdown, or words alone. In all of them `{name}` is filled in when it is shown. */
export type Markup = 'mdx' | 'markdown' | 'plain';

/** Something in a text that a translator moves as a whole: a component, code, `{count}`, an escaped character. */
export interface Placeholder {
  readonly written: string;
  /** What a translation tool shows in its place. */
  readonly shown: string;
  readonly type: 'other' | 'escape';
}

/** Something around words that are translated: bold, a link, a component. */
export interface Pair {
  readonly opening: string;
  readonly closing: string;
  readonly type: 'bold' | 'italic' | 'link' | 'image' | 'other';
  readonly pieces: readonly Piece[];
}

export type Code = Placeholder | Pair;
export type Piece = string | Code;

export const isPair = (code: Code): code is Pair => 'pieces' in code;

/** Whether a translation without it would be refused: its links and components are those of English. */
export const isRequired = (code: Code): boolean =>
  isPair(code) ? !['bold', 'italic'].includes(code.type) : code.type === 'other' && !code.written.startsWith('`');

/** A text as one line: where a paragraph breaks in the file means nothing. */
export const oneLine = (text: string): string => text.replace(/(?<!\\)[ \t]*\n[ \t>]*/g, ' ');

/** What a text consists of: words, and codes that have to survive translation. Put together again it is the text, as one line. */
export function piecesOf(text: string, markup: Markup): readonly Piece[] {
  if (markup === 'plain') return split(text, named);
  const line = oneLine(text);
  const pieces = readPieces(line, markup);
  return pieces && textOf(pieces) === line ? pieces : [line];
}

/** The text that pieces make. */
export const textOf = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return isPair(piece) ? piece.opening + textOf(piece.pieces) + piece.closing : piece.written;
    })
    .join('');

/** In front of a text, so that it is read as part of a line: a hyphen there begins no list. */
const guard = 'x ';

function readPieces(line: string, markup: 'mdx' | 'markdown'): readonly Piece[] | undefined {
  const written = guard + line;
  const tree = treeOf(written, markup);
  const [paragraph, ...others] = tree && 'children' in tree ? tree.children : [];
  if (paragraph?.type !== 'paragraph' || others.length > 0) return undefined;
  const escapes = markup === 'mdx' ? escaped : either;
  const visit = (node: MdastNode): readonly Piece[] => {
    const start = Math.max(node.position?.start.offset ?? 0, guard.length);
    const end = node.position?.end.offset ?? 0;
    const whole = written.slice(start, end);
    if (node.type === 'text') return split(whole, escapes);
    if (node.type === 'image' && node.alt && whole.startsWith(`![${node.alt}]`))
      return [{ type: 'image', opening: '![', closing: whole.slice(node.alt.length + 2), pieces: [node.alt] }];
    const children: readonly MdastNode[] = 'children' in node ? node.children : [];
    const opening = written.slice(start, children[0]?.position?.start.offset ?? end);
    const closing = written.slice(children.at(-1)?.position?.end.offset ?? end, end);
    if (children.length === 0 || opening === '' || closing === '')
      return [{ type: 'other', written: whole, shown: shownOf(node, whole) }];
    return [{ type: typeOf(node), opening, closing, pieces: children.flatMap(visit) }];
  };
  return paragraph.children.flatMap(visit).filter((piece) => piece !== '');
}

function treeOf(written: string, markup: 'mdx' | 'markdown'): MdastNode | undefined {
  try {
    return markup === 'mdx' ? mdxToMdast(written) : markdownToMdast(written);
  } catch {
    return undefined;
  }
}

const typeOf = ({ type }: MdastNode): Pair['type'] =>
  type === 'strong' ? 'bold' : type === 'emphasis' ? 'italic' : type === 'link' ? 'link' : 'other';

const shownOf = (node: MdastNode, written: string): string => (node.type === 'inlineCode' ? node.value : written);

const named = /\{\w+\}/g;
const escaped = /\\[!-/:-@[-`{-~]|&(?:#\d+|#x[\da-f]+|\w+);|\[\^[^\]]+\]/gi;
const either = new RegExp(`${named.source}|${escaped.source}`, 'gi');

/** Words, and what is protected among them. */
function split(text: string, codes: RegExp): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: written, index } of text.matchAll(codes)) {
    pieces.push(text.slice(from, index), {
      written,
      shown: written.startsWith('\\') ? written.slice(1) : written,
      type: /^[\\&]/.test(written) ? 'escape' : 'other',
    });
    from = index + written.length;
  }
  return [...pieces, text.slice(from)].filter((piece) => piece !== '');
}
