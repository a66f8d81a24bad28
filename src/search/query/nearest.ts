import { editDistance, stemDistance } from '../../text/editDistance.ts';
import type { Analyser } from '../analysis/analyser.ts';
import type { Corpus } from '../corpus.ts';
import { LONG_WORD, SHORTEST_CORRECTED, SHORTEST_WITH_ANY_ERROR } from '../ranking.ts';

const SHORTEST_TERM = 4;
const LONGEST_ENDING = 5;

/** So many letters of a stem are more than its ending: "cost" is not the stem of "postgres". */
const STEM_WITHOUT_ENDING = 2;

/** A short stem with a shorter ending is a form of a short word. So much more is what a stemmer took off a mistyped word. */
const LONG_ENDING = 3;

const persian = /^[\u0621-\u06D3]/;
const correctable = /^[\p{L}\p{M}]+$/u;

/** The errors that a mistyped word may have: one, two in a long word. */
export function allowedErrors(length: number): number {
  return length >= LONG_WORD ? 2 : 1;
}

/** True if a word may be a mistyped one at all: numbers, identifiers and short words are what they are. */
export function isCorrectable(word: string): boolean {
  return word.length >= SHORTEST_CORRECTED && correctable.test(word);
}

/** True if a word is so short that no other error than two swapped letters is plain enough. */
export function isOnlySwapped(word: string): boolean {
  return word.length < SHORTEST_WITH_ANY_ERROR && !persian.test(word);
}

/** Spellings of a word with two neighbouring letters swapped: each two once. */
export function swapsOf(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

/** Letters that sound alike: who does not know how a word is written takes one for the other. */
const soundingAlike = ['سصث', 'زذضظ', 'تط', 'قغ', 'هح', 'اآع', 'оа', 'еиэ'];

/** A word as it sounds: letters that sound alike are one. */
export function soundOf(word: string): string {
  return Array.from(word, (letter) => soundingAlike.find((letters) => letters.includes(letter))?.[0] ?? letter).join(
    '',
  );
}

/** A mistyped word has the right first letter, one that sounds alike, or the first two swapped. */
function beginsAlike(term: string, text: string): boolean {
  const [first = '', second = ''] = text;
  if (term.startsWith(first) || term.startsWith(second + first)) return true;
  return soundingAlike.some((letters) => letters.includes(first) && letters.includes(term.charAt(0)));
}

function distanceTo(term: string, text: string, stem: string): number {
  if (!beginsAlike(term, text)) return Number.POSITIVE_INFINITY;
  const allowed = allowedErrors(text.length);
  const ending = Math.min(LONGEST_ENDING, term.length - STEM_WITHOUT_ENDING);
  const distance = Math.min(editDistance(stem, term, allowed), stemDistance(term, text, allowed, ending));
  // The error is in the ending.
  if (distance === 0) return 1;
  return distance > allowed ? Number.POSITIVE_INFINITY : distance;
}

/**
 * The known terms that a mistyped word (folded) may stand for: those of the index, by the words of their families as well, and those that only the
 * synonyms know.
 */
export function nearTerms(word: string, analyser: Analyser, corpus: Corpus): string[] {
  if (!isCorrectable(word)) return [];
  const isListed = (other: string) =>
    !corpus.has(other) && analyser.synonyms.get(other).some((terms) => terms.every(corpus.has));
  if (isOnlySwapped(word))
    return swapsOf(word)
      .map(analyser.stem)
      .filter((term) => corpus.has(term) || isListed(term));
  const stem = analyser.stem(word);
  if (stem.length < SHORTEST_TERM && word.length - stem.length < LONG_ENDING) return [];
  const isNear = (term: string) =>
    term.length >= SHORTEST_TERM && correctable.test(term) && distanceTo(term, word, stem) !== Number.POSITIVE_INFINITY;
  return [
    ...new Set([
      ...corpus.terms.filter(isNear),
      ...analyser.familyWords.flatMap(({ text, term }) => (isNear(text) && corpus.has(term) ? term : [])),
      ...analyser.synonyms.words.flatMap(({ term }) => (isNear(term) && isListed(term) ? term : [])),
    ]),
  ];
}
