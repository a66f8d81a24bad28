// Readings of a word that no record has: unfinished, in another script or mistyped.

import { memoizeLatest } from '../../model/text/memoize.ts';
import { editDistance } from '../../text/editDistance.ts';
import { fold } from '../../text/fold.ts';
import type { Analyser } from '../analysis/analyser.ts';
import type { Corpus } from '../corpus.ts';
import { readingWeights as weights } from '../ranking.ts';
import { allowedErrors, nearTerms } from './nearest.ts';
import type { Reading, Slot } from './plan.ts';
import { type ClosestForm, closestForm, formsOf, type TextsByBundle } from './writtenForm.ts';

export interface Correction {
  readonly readings: readonly Reading[];
  /** The intended word, as texts write it; missing if the word was only unfinished. */
  readonly meant?: string;
}

interface Position {
  readonly at: number;
  /** True for the last word, which may be unfinished. */
  readonly isLast: boolean;
  /** False until the words of texts are loaded, which may include this one. */
  readonly isComplete: boolean;
}

const rememberedWords = 50;

/** Minimum length of a stem to which an ending is added: shorter ones make no words. */
const shortestBuiltOn = 5;

const shortestStem = 3;

/** Finds other readings of a word that matched nothing. Recreated whenever a file is loaded. */
export function createCorrector(analyser: Analyser, corpus: Corpus, texts: TextsByBundle) {
  const forms = memoizeLatest(rememberedWords, (term) => formsOf(term, corpus, texts, analyser));
  const near = memoizeLatest(rememberedWords, (word) => nearTerms(word, analyser, corpus));
  const frequency = (term: string) => corpus.lookup(term).scores.size;

  /** "connecti" while typing "connection", whose stem is "connect". */
  function unfinished(text: string): string | undefined {
    for (let length = text.length - 1; length >= shortestStem; length--) {
      const stem = text.slice(0, length);
      if (corpus.has(stem) && forms(stem).some((form) => form.text.startsWith(text))) return stem;
    }
    return undefined;
  }

  /** The form of a term that is closest to the typed word, never a stem. */
  function closestWriting(term: string, text: string): (ClosestForm & { readonly term: string }) | undefined {
    const stem = analyser.stem(text);
    const ending = text.slice(stem.length);
    const built = term + ending;
    const isNear = editDistance(stem, term, allowedErrors(text.length)) <= allowedErrors(text.length);
    const known =
      isNear && term.length >= shortestBuiltOn && ending !== '' && analyser.stem(built) === term
        ? [...forms(term), { written: built, text: built }]
        : forms(term);
    const closest = closestForm(known, text);
    return closest && { ...closest, term };
  }

  return function correct({ text, identifier }: Slot, { at, isLast, isComplete }: Position): Correction {
    const slots = { from: at, to: at };
    const withSynonyms = (term: string, weight: number): Reading[] => [
      { ...slots, terms: [term], weight },
      ...analyser.synonyms.get(term).map((other) => ({ ...slots, terms: other, weight: weights.synonym })),
    ];

    const stem = isLast ? unfinished(text) : undefined;
    if (stem !== undefined) return { readings: [{ ...slots, terms: [stem], weight: weights.prefix }] };

    const inOtherScript = analyser.transliterated(text, corpus.terms);
    if (inOtherScript.length > 0)
      return { readings: inOtherScript.flatMap((term) => withSynonyms(term, weights.exact)) };

    if (identifier || !isComplete) return { readings: [] };

    const alike = near(text).flatMap((term) => closestWriting(term, text) ?? []);
    const distance = Math.min(...alike.map((word) => word.distance));
    const meant = alike
      .filter((word) => word.distance === distance)
      .sort((one, other) => frequency(other.term) - frequency(one.term));
    const [best] = meant;
    if (best === undefined || distance > allowedErrors(text.length)) return { readings: [] };
    const readings = meant.flatMap(({ term }) => withSynonyms(term, weights.typo));
    const isListed = analyser.synonyms.words.some(({ term }) => term === best.term);
    return isForm(best.written, text, isListed) ? { readings } : { readings, meant: best.written };
  };
}

/** Minimum number of shared letters if two forms differ in more than the last one. */
const shortestRoot = 4;

/** True if only the ending differs: a form, not a typo. "netflx" for a listed word is a typo. */
function isForm(written: string, typed: string, isListed: boolean): boolean {
  const word = fold(written);
  if (word.slice(0, -1) === typed.slice(0, -1)) return true;
  if (isListed && word.slice(-2).includes(typed.slice(-1))) return false;
  return typed.length - 2 >= shortestRoot && word.startsWith(typed.slice(0, -2));
}
