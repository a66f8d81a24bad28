import { fold, halfSpace, invisible } from '../../text/fold.ts';

/** One word of a text: its UTF-16 offsets in the text as written, and its folded form. */
export interface Word {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Words written as one: `Wi-Fi`, `کتاب‌ها`, `AUTH_004`, `stripeCreatePayment`, `6.2.0`. */
export interface Chunk extends Word {
  readonly words: readonly Word[];
  /** True for names that programmers type exactly: camel case, underscores, digits in words. */
  readonly identifier: boolean;
}

const letter = `[\\p{L}\\p{N}\\p{M}${invisible}]`;
const connector = `[-\u2010\u2011._+/:@'’&=#|\\\\${halfSpace}]`;
const chunkPattern = new RegExp(`[\\p{L}\\p{N}]${letter}*(?:${connector}[\\p{L}\\p{N}]${letter}*)*`, 'gu');
const wordPattern = new RegExp(`${letter}+`, 'gu');
const connected = new RegExp(connector);

/** Longer chains are paths and addresses, of which only the words are indexed. */
const longestWhole = 4;

const lowerCamel = /^[a-z]{2,}(?:[A-Z][a-z\d]*){1,}$/;
const longPascal = /^(?:[A-Z][a-z\d]+){3,}$/;
const hump = /[A-Z]?[a-z\d]+|[A-Z]+(?![a-z])/g;

function wordsOf(run: string, start: number): Word[] {
  const text = fold(run);
  if (text === '') return [];
  const whole = { start, end: start + run.length, text };
  if (!lowerCamel.test(run) && !longPascal.test(run)) return [whole];
  return [...run.matchAll(hump)].map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
    text: fold(match[0]),
  }));
}

/** Dates are normalised, year first: 15.10.2024, 2024-10-15 and 2024/10/15 have one key. */
function joinNumbers(parts: readonly string[]): string {
  const [day, month, year] = parts;
  if (parts.length === 3 && year?.length === 4 && month !== undefined && day !== undefined && day.length <= 2)
    return `${year}.${month}.${day}`;
  return parts.join('.');
}

/** Joins the words of a compound into the key under which the whole is indexed. */
export function joinWords(parts: readonly string[]): string {
  return parts.every((part) => /^\d+$/.test(part)) ? joinNumbers(parts) : parts.join('');
}

function isIdentifier(source: string, words: readonly Word[]): boolean {
  if (words.length < 2) return /\d/.test(source) && /\p{L}/u.test(source);
  return /_|\d/.test(source) || lowerCamel.test(source) || longPascal.test(source);
}

/** Splits a text into chunks and their words; none without letters or digits. */
export function chunksOf(text: string): Chunk[] {
  const chunks: Chunk[] = [];
  for (const match of text.matchAll(chunkPattern)) {
    const source = match[0];
    const start = match.index;
    const words = connected.test(source)
      ? [...source.matchAll(wordPattern)].flatMap((run) => wordsOf(run[0], start + run.index))
      : wordsOf(source, start);
    if (words.length === 0) continue;
    const identifier = isIdentifier(source, words);
    const span = { start, end: start + source.length };
    if (words.length > longestWhole) for (const word of words) chunks.push({ ...word, words: [word], identifier });
    else chunks.push({ ...span, text: joinWords(words.map((word) => word.text)), words, identifier });
  }
  return chunks;
}
