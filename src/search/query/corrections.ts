// Readings of a word that no record has: letters typed beyond the stem, two words written as one, typing errors.

import type { Analyser } from '../analysis/analyser.ts';
import type { LoadedBundle } from '../loaded-bundle.ts';
import { MUCH_COMMONER, typoAllowance, readingWeights as weights } from '../ranking.ts';
import { editDistance } from './edit-distance.ts';
import type { Reading, Slot } from './plan.ts';

export interface Correction {
  readonly readings: readonly Reading[];
  /** The term that was meant; missing where the word was only cut or parted. */
  readonly meant?: string;
}

interface Near {
  readonly terms: readonly string[];
  readonly distance: number;
}

const SHORTEST_STEM = 4;
const MOST_OVERTYPED = 4;
const SHORTEST_HALF = 3;
const LONGEST_ENDING = 4;

function allowedErrors(length: number): number {
  return typoAllowance.find(([shortest]) => length >= shortest)?.[1] ?? 0;
}

/**
 * How far a mistyped word is from a term. A stemmer cannot know the ending of a mistyped word ("loaction" against the stem
 * "locat"), so the word without its last letters is tried as well.
 */
function distanceTo(term: string, slot: Slot): number {
  const { text } = slot;
  const allowed = allowedErrors(Math.min(text.length, term.length + 1));
  if (allowed === 0) return Number.POSITIVE_INFINITY;
  const beginning = text.slice(0, term.length);
  const tried = text.length - term.length > LONGEST_ENDING ? [slot.term] : [slot.term, text, beginning];
  const distance = Math.min(...tried.map((word) => editDistance(word, term, allowed)));
  return distance > allowed ? Number.POSITIVE_INFINITY : distance;
}

/** The nearest known words: those of the index, and those that only the synonyms know. */
function nearest(slot: Slot, analyser: Analyser, bundles: readonly LoadedBundle[]): Near {
  let near: { terms: Set<string>; distance: number } = { terms: new Set(), distance: Number.POSITIVE_INFINITY };
  const longest = slot.text.length + (typoAllowance[0]?.[1] ?? 0);
  function compare(term: string): void {
    if (term.length < SHORTEST_HALF || term.length > longest || slot.text.startsWith(term)) return;
    const distance = distanceTo(term, slot);
    if (distance < near.distance) near = { terms: new Set([term]), distance };
    else if (distance === near.distance && distance < Number.POSITIVE_INFINITY) near.terms.add(term);
  }
  for (const bundle of bundles) for (const term of bundle.terms()) compare(term);
  for (const word of analyser.synonyms.words) compare(word);
  return { terms: [...near.terms], distance: near.distance };
}

/** Ways to read a word that matched nothing; no readings when there is none. `last` says that it may be unfinished. */
export function correct(
  slot: Slot,
  at: number,
  last: boolean,
  analyser: Analyser,
  bundles: readonly LoadedBundle[],
): Correction {
  const { text } = slot;
  const place = { from: at, to: at, prefix: false };
  const has = (term: string) => bundles.some((bundle) => bundle.has(term));
  const frequency = (term: string) => bundles.reduce((sum, bundle) => sum + bundle.lookup(term, 'exact').size, 0);

  /** "connecti" while typing "connection", whose stem is "connect". */
  function overtyped(): string | undefined {
    for (let length = text.length - 1; length >= Math.max(SHORTEST_STEM, text.length - MOST_OVERTYPED); length--)
      if (has(text.slice(0, length))) return text.slice(0, length);
    return undefined;
  }

  /** "switchoff" for "switch off". */
  function parted(): readonly string[] | undefined {
    for (let cut = SHORTEST_HALF; cut <= text.length - SHORTEST_HALF; cut++) {
      const halves = [analyser.stem(text.slice(0, cut)), analyser.stem(text.slice(cut))];
      if (halves.every(has)) return halves;
    }
    return undefined;
  }

  const { distance, terms } = nearest(slot, analyser, bundles);
  const ranked = [...terms].sort((one, other) => frequency(other) - frequency(one));
  const [meant] = ranked;
  const cut = last ? overtyped() : undefined;
  const likelyTypo = meant !== undefined && distance === 1;
  if (cut !== undefined && !(likelyTypo && frequency(meant) > frequency(cut) * MUCH_COMMONER))
    return { readings: [{ ...place, terms: [cut], weight: weights.overtyped }] };
  const halves = likelyTypo ? undefined : parted();
  if (halves !== undefined) return { readings: [{ ...place, terms: halves, weight: weights.joined }] };
  if (meant === undefined) return { readings: [] };

  const weight = weights.typo[distance] ?? 0;
  const readings = ranked.flatMap((term) => [
    { ...place, terms: [term], weight },
    ...analyser.synonyms.get(term).map((other) => ({ ...place, terms: other, weight: weight * weights.synonym })),
  ]);
  return { readings, meant };
}
