// Readings of a word that no record has: unfinished, in another script, mistyped.

import { memoizeLatest } from '../../model/text/memoize.ts';
import { editDistance } from '../../text/editDistance.ts';
import { fold } from '../../text/fold.ts';
import type { Analyser } from '../analysis/analyser.ts';
import type { WrittenForm } from '../analysis/synonyms.ts';
import type { Corpus } from '../corpus.ts';
import { readingWeights as weights } from '../ranking.ts';
import { allowedErrors, nearTerms } from './nearest.ts';
import type { Reading, Slot } from './plan.ts';
import { formsOf, type LikestForm, likestForm, type Texts } from './writtenForm.ts';

export interface Correction {
  readonly readings: readonly Reading[];
  /** The word that was meant, as texts write it; missing where the word was only unfinished. */
  readonly meant?: string;
}

/** Source of corrections. */
export interface Knowledge {
  readonly analyser: Analyser;
  readonly corpus: Corpus;
  readonly formsOf: (term: string) => readonly WrittenForm[];
  readonly near: (word: string) => readonly string[];
  /** The terms that a word in letters of another script may stand for. */
  readonly transliterated: (word: string) => readonly string[];
  /** False while the words of texts are on their way: an unknown word may be there. */
  readonly isComplete: boolean;
}

const REMEMBERED_WORDS = 50;

/** Gathers the knowledge; to be done again whenever a file was loaded. */
export function gatherKnowledge(analyser: Analyser, corpus: Corpus, texts: Texts): Omit<Knowledge, 'isComplete'> {
  return {
    analyser,
    corpus,
    formsOf: memoizeLatest(REMEMBERED_WORDS, (term) => formsOf(term, corpus, texts, analyser)),
    near: memoizeLatest(REMEMBERED_WORDS, (word) => nearTerms(word, analyser, corpus)),
    transliterated: memoizeLatest(REMEMBERED_WORDS, (word) => analyser.transliterated(word, corpus.terms)),
  };
}

/** Letters of a stem that an ending may be added to: shorter ones make no words. */
const SHORTEST_BUILT_ON = 5;

const SHORTEST_STEM = 3;

/** Ways to read a word that matched nothing; `last` says that it may be unfinished. */
export function correct(slot: Slot, at: number, last: boolean, knowledge: Knowledge): Correction {
  const { analyser, corpus } = knowledge;
  const { text } = slot;
  const place = { from: at, to: at, prefix: false };
  const { has } = corpus;
  const frequency = (term: string) => corpus.lookup(term, 'exact').scores.size;

  /** "connecti" while typing "connection", whose stem is "connect". */
  function unfinished(): string | undefined {
    for (let length = text.length - 1; length >= SHORTEST_STEM; length--) {
      const stem = text.slice(0, length);
      if (has(stem) && knowledge.formsOf(stem).some((form) => form.text.startsWith(text))) return stem;
    }
    return undefined;
  }

  /** The word of a term that is likest to what was typed, never a stem. */
  function writtenLike(term: string): (LikestForm & { readonly term: string }) | undefined {
    const stem = analyser.stem(text);
    const ending = text.slice(stem.length);
    const built = term + ending;
    const forms = knowledge.formsOf(term);
    const near = editDistance(stem, term, allowedErrors(text.length)) <= allowedErrors(text.length);
    const known =
      near && term.length >= SHORTEST_BUILT_ON && ending !== '' && analyser.stem(built) === term
        ? [...forms, { written: built, text: built }]
        : forms;
    const likest = likestForm(known, text);
    return likest && { ...likest, term };
  }

  const withSynonyms = (term: string, weight: number): Reading[] => [
    { ...place, terms: [term], weight },
    ...analyser.synonyms.get(term).map((other) => ({ ...place, terms: other, weight: weights.synonym })),
  ];

  const stem = last ? unfinished() : undefined;
  if (stem !== undefined) return { readings: [{ ...place, terms: [stem], weight: weights.prefix }] };

  const transliterated = knowledge.transliterated(text);
  if (transliterated.length > 0)
    return { readings: transliterated.flatMap((term) => withSynonyms(term, weights.exact)) };

  if (slot.identifier || !knowledge.isComplete) return { readings: [] };

  const near = knowledge.near(text).flatMap((term) => writtenLike(term) ?? []);
  const distance = Math.min(...near.map((word) => word.distance));
  const meant = near
    .filter((word) => word.distance === distance)
    .sort((one, other) => frequency(other.term) - frequency(one.term));
  const [best] = meant;
  if (best === undefined || distance > allowedErrors(text.length)) return { readings: [] };
  const readings = meant.flatMap(({ term }) => withSynonyms(term, weights.typo));
  const isListed = analyser.synonyms.words.some(({ term }) => term === best.term);
  return isForm(best.written, text, isListed) ? { readings } : { readings, meant: best.written };
}

/** Letters that a word and its form share, at least, where more than the last letter differs. */
const SHORTEST_ROOT = 4;

/** True if only the ending differs: a form, no error. "netflx" for a listed word is one. */
function isForm(written: string, typed: string, isListed: boolean): boolean {
  const word = fold(written);
  if (word.slice(0, -1) === typed.slice(0, -1)) return true;
  if (isListed && word.slice(-2).includes(typed.slice(-1))) return false;
  return typed.length - 2 >= SHORTEST_ROOT && word.startsWith(typed.slice(0, -2));
}
