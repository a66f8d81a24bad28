// True if readers ask for a place as the query does: its phrases say "why" and "not", or "how much" and "can i". Such words are in no index, since they
// say nothing by themselves, but of two places about the same words they tell which is meant.

import type { Asked, Corpus } from '../corpus.ts';
import type { LoadedRecord } from '../loadedBundle.ts';
import { FUNCTION_WORDS } from '../ranking.ts';
import type { Plan } from './plan.ts';

/** The share of phrases that have a word, after adding so many of which `expected` have it. */
function smoothedShare({ phrases, functionWords }: Asked, word: string, added: number, expected: number): number {
  return ((functionWords.get(word) ?? 0) + added * expected) / (phrases + added);
}

/** Gives the function that says by how much the function words of a query raise or lower the score of a place: 1 when the query has none. */
export function functionWordShare(
  { functionWords }: Plan,
  { askedOf, askedOfAll }: Corpus,
): (record: LoadedRecord) => number {
  const { power, page: ofPage, all } = FUNCTION_WORDS;
  const words = functionWords
    .map((word) => ({ word, usual: smoothedShare(askedOfAll, word, 0, 0) }))
    .filter(({ usual }) => usual > 0);
  const each = power / Math.sqrt(words.length);
  return ({ page, asked, functionWords: own }) =>
    words.reduce((product, { word, usual }) => {
      const onPage = smoothedShare(askedOf(page), word, all, usual);
      const here = smoothedShare({ phrases: asked.length, functionWords: own }, word, ofPage, onPage);
      return product * (here / usual) ** each;
    }, 1);
}
