import { editDistance, stemDistance } from '../../text/editDistance.ts';
import type { Analyser } from '../analysis/analyser.ts';
import type { Corpus } from '../corpus.ts';
import { minLengthForTwoTypos, shortestCorrected } from '../ranking.ts';

const shortestTerm = 4;
const longestEnding = 5;

/** Minimum length of a stem once its ending is removed: "cost" is not the stem of "postgres". */
const shortestStem = 2;

const persian = /^[\u0621-\u06D3]/;
const correctable = /^[\p{L}\p{M}]+$/u;

/** The number of errors allowed in a word: one, or two in a long word. */
export function allowedErrors(length: number): number {
  return length >= minLengthForTwoTypos ? 2 : 1;
}

/** True if a word may be a typo: it consists of letters and is not short. */
function isCorrectable(word: string): boolean {
  return word.length >= shortestCorrected[persian.test(word) ? 'persian' : 'other'] && correctable.test(word);
}

/** The errors of a word, if its first letter is right or swapped with the second. */
function distanceTo(term: string, text: string, stem: string): number {
  const [first = '', second = ''] = text;
  if (!term.startsWith(first) && !term.startsWith(second + first)) return Number.POSITIVE_INFINITY;
  const allowed = allowedErrors(text.length);
  const ending = Math.min(longestEnding, term.length - shortestStem);
  const distance = Math.min(editDistance(stem, term, allowed), stemDistance(term, text, allowed, ending));
  // The error is in the ending.
  if (distance === 0) return 1;
  return distance > allowed ? Number.POSITIVE_INFINITY : distance;
}

/** The terms that a mistyped word may mean, from the index and the synonyms. */
export function nearTerms(word: string, analyser: Analyser, corpus: Corpus): string[] {
  if (!isCorrectable(word)) return [];
  const isListed = (other: string) =>
    !corpus.has(other) && analyser.synonyms.get(other).some((terms) => terms.every(corpus.has));
  const stem = analyser.stem(word);
  const isNear = (term: string) =>
    term.length >= shortestTerm && correctable.test(term) && distanceTo(term, word, stem) !== Number.POSITIVE_INFINITY;
  return [
    ...new Set([
      ...corpus.terms.filter(isNear),
      ...analyser.familyWords.flatMap(({ text, term }) => (isNear(text) && corpus.has(term) ? term : [])),
      ...analyser.synonyms.words.flatMap(({ term }) => (isNear(term) && isListed(term) ? term : [])),
    ]),
  ];
}
