import type { Analyser } from '../analysis/analyser.ts';
import type { LoadedBundle } from '../loaded-bundle.ts';
import { typoAllowance } from '../ranking.ts';
import { editDistance, stemDistance } from './edit-distance.ts';
import type { Slot } from './plan.ts';

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

function distanceTo(term: string, { text, term: stem }: Slot): number {
  const allowed = allowedErrors(Math.min(text.length, term.length + 1));
  if (allowed === 0) return Number.POSITIVE_INFINITY;
  const ending = Math.min(LONGEST_ENDING, term.length - STEM_WITHOUT_ENDING);
  const distance = Math.min(editDistance(stem, term, allowed), stemDistance(term, text, allowed, ending));
  // The error is in the ending.
  if (distance === 0) return 1;
  return distance > allowed ? Number.POSITIVE_INFINITY : distance;
}

/** The known words nearest to a mistyped one: those of the index, and those that only the synonyms know. */
export function nearest(slot: Slot, analyser: Analyser, bundles: readonly LoadedBundle[]): Nearest {
  let terms = new Set<string>();
  let smallest = Number.POSITIVE_INFINITY;
  function compare(term: string): void {
    if (term.length < SHORTEST_TERM) return;
    const distance = distanceTo(term, slot);
    if (distance === Number.POSITIVE_INFINITY || distance > smallest) return;
    if (distance < smallest) terms = new Set();
    smallest = distance;
    terms.add(term);
  }
  for (const bundle of bundles) for (const term of bundle.terms()) compare(term);
  const has = (term: string) => bundles.some((bundle) => bundle.has(term));
  for (const word of analyser.synonyms.words)
    if (analyser.synonyms.get(word).some((terms) => terms.every(has))) compare(word);
  const longest = Math.max(0, ...[...terms].map((term) => term.length));
  return { terms: [...terms].filter((term) => term.length >= longest - SHORTER_BY), distance: smallest };
}
