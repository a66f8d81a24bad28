import { editDistance, stemDistance } from '../../text/editDistance.ts';
import type { Analyser } from '../analysis/analyser.ts';
import type { Corpus } from '../corpus.ts';
import { typoAllowance } from '../ranking.ts';

export interface Nearest {
  /** Terms at the same, smallest distance; none when all known words are too far. */
  readonly terms: readonly string[];
  readonly distance: number;
}

const SHORTEST_TERM = 4;
const LONGEST_ENDING = 5;

/** So many letters of a stem are more than its ending: "cost" is no stem of "postgres". */
const STEM_WITHOUT_ENDING = 2;

/** Of terms at one distance, those that explain much less of the typed word are left out. */
const SHORTER_BY = 2;

function allowedErrors(length: number): number {
  return typoAllowance.find(([shortest]) => length >= shortest)?.[1] ?? 0;
}

/** The letters of a word as the bits of a number, several letters to a bit. */
function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function distanceTo(term: string, text: string, stem: string, bits: number): number {
  const allowed = allowedErrors(Math.min(text.length, term.length + 1));
  // Each letter that was not typed is an error: most words are told apart without looking at the order of letters.
  if (allowed === 0 || bitCount(letterBits(term) & ~bits) > allowed) return Number.POSITIVE_INFINITY;
  const ending = Math.min(LONGEST_ENDING, term.length - STEM_WITHOUT_ENDING);
  const distance = Math.min(editDistance(stem, term, allowed), stemDistance(term, text, allowed, ending));
  // The error is in the ending.
  if (distance === 0) return 1;
  return distance > allowed ? Number.POSITIVE_INFINITY : distance;
}

/** The known words nearest to a mistyped one (folded): those of the index, and those that only the synonyms know. */
export function nearest(word: string, analyser: Analyser, corpus: Corpus): Nearest {
  const stem = analyser.stem(word);
  const bits = letterBits(word) | letterBits(stem);
  let terms = new Set<string>();
  let smallest = Number.POSITIVE_INFINITY;
  function compare(term: string): void {
    if (term.length < SHORTEST_TERM) return;
    const distance = distanceTo(term, word, stem, bits);
    if (distance === Number.POSITIVE_INFINITY || distance > smallest) return;
    if (distance < smallest) terms = new Set();
    smallest = distance;
    terms.add(term);
  }
  for (const term of corpus.terms) compare(term);
  for (const listed of analyser.synonyms.words)
    if (analyser.synonyms.get(listed).some((terms) => terms.every(corpus.has))) compare(listed);
  const longest = Math.max(0, ...[...terms].map((term) => term.length));
  return { terms: [...terms].filter((term) => term.length >= longest - SHORTER_BY), distance: smallest };
}
