import { DomUtils, parseDocument } from 'htmlparser2';
import type { Piece } from '../src/browser/english/pairs.ts';

type ParsedNode = ReturnType<typeof parseDocument>['children'][number];

/** A parsed node as browsers have it, as far as pairing looks at it. */
export interface ParsedPiece extends Piece<ParsedPiece> {
  readonly childNodes: readonly ParsedPiece[];
}

export function pieceOf(node: ParsedNode | ReturnType<typeof parseDocument>): ParsedPiece {
  const { id = '', class: className = '' } = 'attribs' in node ? node.attribs : {};
  return {
    nodeType: node.nodeType,
    nodeName: 'name' in node ? node.name.toUpperCase() : '#text',
    textContent: DomUtils.textContent(node),
    childNodes: 'children' in node ? node.children.map(pieceOf) : [],
    id,
    className,
  };
}

/** The content of some HTML. */
export const pieceOfHtml = (html: string): ParsedPiece => pieceOf(parseDocument(html));
