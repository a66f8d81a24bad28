/** A part of a text, which may be isolated from the direction of the surrounding text. */
export interface TextPart {
  readonly text: string;
  readonly isolated: boolean;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Placeholder for parts that are isolated already: inline code, a fact, an image. */
const opaque = '\uFFFC';

const separator = /[،؛؟«»]|\.(?=\s)/gu;

/** A number joined to a Latin word, which would be turned round after a Persian word: «x.5» for 5.x. */
const numberedWord = /[0-9][0-9.]*[.+-]\p{Script=Latin}[\w+#]*(?: \p{Script=Latin}[\w+#-]*(?: \d+)?)*/gu;

/**
 * Parts of Persian texts, with the Latin names to isolate (`<bdi>`):
 * in «PayPal، Apple Pay» even the comma counts as Latin, and browsers turn the list round.
 * Takes the texts of a line, `undefined` for what is isolated already.
 */
export function isolateLatinLists(texts: readonly (string | undefined)[]): (readonly TextPart[])[] {
  const ranges = latinRanges(texts.map((text) => text ?? opaque).join(''));
  let start = 0;
  return texts.map((text) => {
    if (text === undefined) {
      start += opaque.length;
      return [];
    }
    const inside = ranges
      .filter((range) => range.start >= start && range.end <= start + text.length)
      .map((range) => ({ start: range.start - start, end: range.end - start }));
    start += text.length;
    return splitAt(text, inside);
  });
}

function splitAt(text: string, ranges: readonly Range[]): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { start, end } of ranges) {
    if (start > done) parts.push({ text: text.slice(done, start), isolated: false });
    parts.push({ text: text.slice(start, end), isolated: true });
    done = end;
  }
  if (done < text.length) parts.push({ text: text.slice(done), isolated: false });
  return parts;
}

/** Numbered words, and Latin words before and after a separator between them, by position. */
function latinRanges(text: string): Range[] {
  const found = new Map<number, Range>();
  if (!/[\p{Script=Arabic}،؛؟«]/u.test(text)) return [];
  for (const { 0: word, index } of text.matchAll(numberedWord))
    if (!/[\p{L}\p{N}.]$/u.test(text.slice(0, index)) && !endsInLatin(text.slice(0, index)))
      found.set(index, { start: index, end: index + word.length });
  for (const { index } of matches(text, separator)) {
    const before = text.slice(0, index);
    const after = text.slice(index + 1);
    if (!endsInLatin(before) || !/^[^\p{L}\p{N}]*[\p{Script=Latin}\p{N}]/u.test(after)) continue;
    const left = lastStretch(before);
    const right = firstStretch(after);
    for (const [stretch, offset] of [[before.slice(left), left] as const, [after.slice(0, right), index + 1] as const])
      for (const item of rangesToIsolate(stretch, offset)) found.set(item.start, item);
  }
  return [...found.values()].sort((one, other) => one.start - other.start);
}

function endsInLatin(text: string): boolean {
  return /\p{Script=Latin}[^\p{L}]*$/u.test(text);
}

const boundary = /(?!\p{N})\p{Script=Arabic}|[،؛؟«»]|\.(?=\s)/gu;

/** Matches; a full stop counts after a word, not after an initial: in «با TLS. VPN هم». */
function matches(text: string, pattern: RegExp): RegExpExecArray[] {
  return [...text.matchAll(pattern)].filter(
    ({ 0: found, index }) => found !== '.' || /[\p{L}\p{N}]{2}\)?$/u.test(text.slice(0, index)),
  );
}

/** Start of the left-to-right text that reaches the end. */
function lastStretch(text: string): number {
  const last = matches(text, boundary).pop();
  return last ? last.index + last[0].length : 0;
}

/** End of the left-to-right text that starts at the beginning. */
function firstStretch(text: string): number {
  const [first] = matches(text, boundary);
  return first?.index ?? text.length;
}

/** Range to isolate: from the first Latin word to the last, around what is isolated already. */
function rangesToIsolate(stretch: string, offset: number): Range[] {
  return [...stretch.matchAll(/[^\uFFFC]+/g)].flatMap(({ 0: piece, index }): Range[] => {
    const match = /[\w.+#-]*\p{Script=Latin}(?:.*[\p{L}\p{N}+#])?/su.exec(piece);
    if (!match) return [];
    const start = offset + index + match.index;
    const end = start + match[0].length;
    // A bracket that the words opened.
    const closing =
      match[0].lastIndexOf('(') > match[0].lastIndexOf(')') && piece[match.index + match[0].length] === ')';
    return [{ start, end: closing ? end + 1 : end }];
  });
}
