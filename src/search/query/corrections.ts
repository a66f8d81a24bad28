// Readings of a word that no record has: letters typed beyond the stem, two words written as one, typing errors.

import { memoizeLatest } from '../../model/memoize.ts';
import type { Analyser } from '../analysis/analyser.ts';
import type { Corpus } from '../corpus.ts';
import { readingWeights as weights } from '../ranking.ts';
import { type Nearest, nearest } from './nearest.ts';
import type { Reading, Slot } from './plan.ts';
import { formsOf, likestForm, type Texts, type WrittenForm } from './written-form.ts';

export interface Correction {
  readonly readings: readonly Reading[];
  /** The word that was meant, as texts write it; missing where the word was only unfinished or two words in one. */
  readonly meant?: string;
}

/** What corrections are made from. */
export interface Knowledge {
  readonly analyser: Analyser;
  readonly corpus: Corpus;
  readonly formsOf: (term: string) => readonly WrittenForm[];
  readonly nearest: (word: string) => Nearest;
}

const REMEMBERED_WORDS = 50;

/** Gathers the knowledge; to be done again whenever a file was loaded. */
export function gatherKnowledge(analyser: Analyser, corpus: Corpus, texts: Texts): Knowledge {
  return {
    analyser,
    corpus,
    formsOf: memoizeLatest(REMEMBERED_WORDS, (term) => formsOf(term, corpus, texts, analyser)),
    nearest: memoizeLatest(REMEMBERED_WORDS, (word) => nearest(word, analyser, corpus)),
  };
}

const SHORTEST_STEM = 3;
const SHORTEST_HALF = 3;

/** Ways to read a word that matched nothing; no readings when there is none. `last` says that it may be unfinished. */
export function correct(slot: Slot, at: number, last: boolean, knowledge: Knowledge): Correction {
  const { analyser, corpus } = knowledge;
  const { text } = slot;
  const place = { from: at, to: at, prefix: false };
  const { has } = corpus;
  const frequency = (term: string) => corpus.lookup(term, 'exact').size;

  /** "connecti" while typing "connection", whose stem is "connect": some text goes on as the reader does. */
  function unfinished(): string | undefined {
    for (let length = text.length - 1; length >= SHORTEST_STEM; length--) {
      const stem = text.slice(0, length);
      if (has(stem) && knowledge.formsOf(stem).some((form) => form.text.startsWith(text))) return stem;
    }
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

  /** A known word with an unknown ending, the last resort: "documentaiton". */
  function beginning(): string | undefined {
    for (let length = text.length - 1; length >= SHORTEST_STEM; length--)
      if (has(text.slice(0, length))) return text.slice(0, length);
    return undefined;
  }

  const stem = last ? unfinished() : undefined;
  if (stem !== undefined) return { readings: [{ ...place, terms: [stem], weight: weights.overtyped }] };

  const { distance, terms } = knowledge.nearest(text);
  const halves = distance === 1 ? undefined : parted();
  if (halves !== undefined) return { readings: [{ ...place, terms: halves, weight: weights.joined }] };

  const ranked = [...terms].sort((one, other) => frequency(other) - frequency(one));
  const [meant = beginning()] = ranked;
  if (meant === undefined) return { readings: [] };
  const readings = [meant, ...ranked.slice(1)].flatMap((term) => [
    { ...place, terms: [term], weight: weights.typo[distance] ?? weights.overtyped },
    ...analyser.synonyms.get(term).map((other) => ({ ...place, terms: other, weight: weights.synonym })),
  ]);
  return { readings, meant: likestForm(knowledge.formsOf(meant), text) ?? meant };
}
