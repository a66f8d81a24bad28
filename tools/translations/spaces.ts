import { withNoBreakSpaces } from '../../src/check/russian/spaces.ts';
import { isPair, type Piece, piecesOf, textOf } from './codes.ts';
import { isPlain, type PageBlock, readPageFile } from './pageFile.ts';

/** A Russian page with no-break spaces where the check asks for them, in its words only: not in code, addresses and components. */
export function withSpaces(page: string): string {
  const { text, frontMatter, body } = readPageFile(page);
  const changes = [...frontMatter, ...body].map(({ start, end, kind }) => {
    const written = text.slice(start, end);
    return { start, end, text: joined(written, kind) };
  });
  return changes.reduceRight(
    (result, { start, end, text: now }) => result.slice(0, start) + now + result.slice(end),
    page,
  );
}

/** A block with its spaces; one in several lines stays as it is, since codes are known in one line only. */
function joined(written: string, kind: PageBlock['kind']): string {
  const pieces = piecesOf(written, isPlain(kind) ? 'plain' : 'mdx');
  if (textOf(pieces) !== written) return written;
  const words = withNoBreakSpaces(masked(pieces));
  return written.replace(/ /g, (space, index: number) => (words[index] === '\u00a0' ? '\u00a0' : space));
}

/** The words, with another character in the place of each character of a code. */
function masked(pieces: readonly Piece[]): string {
  const hidden = (code: string) => '\ufffc'.repeat(code.length);
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return isPair(piece)
        ? hidden(piece.opening) + masked(piece.pieces) + hidden(piece.closing)
        : hidden(piece.written);
    })
    .join('');
}
