import { memoizeByObject } from '../../src/model/memoize.ts';
import { type Code, isPair, isRequired, type Markup, type Piece, piecesOf } from './codes.ts';

/** A text as a translation tool has it: words, and codes by their ids. A pair has a start and an end. */
export type Token = string | { readonly id: string; readonly part: 'whole' | 'start' | 'end' };

/** The codes of a text and its translation. What both have has one id. */
export interface Codes {
  readonly ids: ReadonlyMap<Code, string>;
  readonly byId: ReadonlyMap<string, Code>;
  readonly source: readonly Piece[];
  readonly target: readonly Piece[] | undefined;
}

interface Translated {
  readonly markup: Markup;
  readonly source: string;
  readonly target: string | undefined;
}

/** Gives every code of a text and its translation an id: those of English first, in its order. */
export const codesOf = memoizeByObject<Translated, Codes>(({ markup, source, target }) => {
  const sourcePieces = piecesOf(source, markup);
  const targetPieces = target === undefined ? undefined : piecesOf(target, markup);
  const ids = new Map<Code, string>();
  const byId = new Map<string, Code>();
  const add = (code: Code, id: string) => {
    ids.set(code, id);
    if (!byId.has(id)) byId.set(id, code);
  };
  for (const code of allCodes(sourcePieces)) add(code, String(byId.size + 1));
  const free = [...ids];
  for (const code of allCodes(targetPieces ?? [])) {
    const index = free.findIndex(([known]) => writtenOf(known) === writtenOf(code));
    const [[, id] = []] = index === -1 ? [] : free.splice(index, 1);
    add(code, id ?? String(byId.size + 1));
  }
  return { ids, byId, source: sourcePieces, target: targetPieces };
});

function allCodes(pieces: readonly Piece[]): Code[] {
  return pieces.flatMap((piece) =>
    typeof piece === 'string' ? [] : isPair(piece) ? [piece, ...allCodes(piece.pieces)] : [piece],
  );
}

/** A code as it is in the file, with an ellipsis for what it surrounds. */
export const writtenOf = (code: Code): string => (isPair(code) ? `${code.opening}…${code.closing}` : code.written);

/** Pieces in a row. Words that follow each other are one token. */
export function tokensOf(pieces: readonly Piece[], ids: ReadonlyMap<Code, string>): Token[] {
  return joined(
    pieces.flatMap((piece): Token[] => {
      if (typeof piece === 'string') return [piece];
      const id = ids.get(piece) ?? '';
      if (!isPair(piece)) return [{ id, part: 'whole' }];
      return [{ id, part: 'start' }, ...tokensOf(piece.pieces, ids), { id, part: 'end' }];
    }),
  );
}

function joined(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (const token of tokens) {
    const last = result.at(-1);
    if (typeof token === 'string' && typeof last === 'string') result[result.length - 1] = last + token;
    else if (token !== '') result.push(token);
  }
  return result;
}

/** Whether two texts say the same with the same codes. Spaces count once, since tools change them. */
export function sameTokens(one: readonly Token[], other: readonly Token[]): boolean {
  const words = (tokens: readonly Token[]) =>
    joined(tokens)
      .map((token) => (typeof token === 'string' ? token : `\0${token.part}${token.id}\0`))
      .join('')
      .replace(/[^\S\u00a0]+/g, ' ')
      .trim();
  return words(one) === words(other);
}

/** The text that tokens make as Markdown, or why they make none. */
export function textOfTokens(
  tokens: readonly Token[],
  codes: Codes,
  markup: Markup,
): { text: string } | { refused: string } {
  const fault = brokenCodes(tokens, codes) ?? lostCodes(tokens, codes);
  if (fault !== undefined) return { refused: fault };
  const text = tokens
    .map((token) => {
      if (typeof token === 'string') return markup === 'mdx' ? token.replace(/[<{]/g, escapeOf) : token;
      const code = codes.byId.get(token.id);
      if (!code) return '';
      if (!isPair(code)) return code.written;
      return token.part === 'start' ? code.opening : code.closing;
    })
    .join('');
  const wanted = tokens.flatMap((token) => (typeof token === 'string' || token.part === 'end' ? [] : [token.id]));
  const read = allCodes(piecesOf(text, markup)).map(writtenMarkOf);
  const expected = wanted.flatMap((id) => codes.byId.get(id) ?? []).map(writtenMarkOf);
  const marks = (list: readonly string[]) => list.filter((mark) => !/^[\\&]/.test(mark)).join(' ');
  if (marks(read) === marks(expected)) return { text };
  return {
    refused: `"${text}" would be read with other codes than it has: ${list(read)} instead of ${list(expected)}. Write characters such as * _ \` [ only as codes of the English text.`,
  };
}

const list = (marks: readonly string[]) => (marks.length === 0 ? 'none' : marks.join(' '));

const escapeOf = (character: string) => (character === '<' ? '&lt;' : '&#123;');

/** What shows a code in a row of codes. */
const writtenMarkOf = (code: Code): string => (isPair(code) ? code.opening + code.closing : code.written);

/** Codes that the text does not have, or pairs that do not close in the order in which they were opened. */
function brokenCodes(tokens: readonly Token[], { byId }: Codes): string | undefined {
  const open: string[] = [];
  for (const token of tokens) {
    if (typeof token === 'string') continue;
    const { id, part } = token;
    const code = byId.get(id);
    if (!code) return `There is no code ${id} in this text; it has ${list([...byId.keys()])}.`;
    if (isPair(code) !== (part !== 'whole'))
      return isPair(code)
        ? `The code ${id} is around words, ${writtenOf(code)}; here it is around none.`
        : `The code ${id} is ${writtenOf(code)}, with nothing in it; here it is around words.`;
    if (part === 'start') open.push(id);
    if (part === 'end' && open.pop() !== id)
      return `The code ${id}, ${writtenOf(code)}, ends where another one is still open; end the inner one first.`;
  }
  const [left] = open;
  return left === undefined ? undefined : `The code ${left} is opened and never closed.`;
}

/** Links and components of English that the translation lost, or has more often. */
function lostCodes(tokens: readonly Token[], codes: Codes): string | undefined {
  const count = (ids: readonly string[], id: string) => ids.filter((other) => other === id).length;
  const used = tokens.flatMap((token) => (typeof token === 'string' || token.part === 'end' ? [] : [token.id]));
  for (const code of allCodes(codes.source)) {
    const id = codes.ids.get(code) ?? '';
    if (!isRequired(code) || count(used, id) === 1) continue;
    return count(used, id) === 0
      ? `The code ${id}, ${writtenOf(code)}, is missing; the English text has it, and so must the translation.`
      : `The code ${id}, ${writtenOf(code)}, is there ${count(used, id)} times; the English text has it once.`;
  }
  return undefined;
}
