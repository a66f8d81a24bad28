// How much the phrases that readers ask raise the score of a place, all of them together.

import type { Asked, Corpus } from '../corpus.ts';
import type { LoadedPage, LoadedRecord } from '../loadedBundle.ts';
import { FUNCTION_WORDS, PAGE_SHARE, UNASKED } from '../ranking.ts';
import type { Plan } from './plan.ts';

/** The phrases that have all terms of some reading of a slot, counted by the page they lead to. */
function phrasesByPage({ readings }: Plan, slot: number, corpus: Corpus): ReadonlyMap<LoadedPage, number> {
  const own = readings.filter(({ from, to, prefix }) => !prefix && from <= slot && slot <= to);
  const phrases = new Map(own.flatMap(({ terms }) => corpus.phrasesWith(terms)));
  const counts = new Map<LoadedPage, number>();
  for (const page of phrases.values()) counts.set(page, (counts.get(page) ?? 0) + 1);
  return counts;
}

/**
 * Gives the function that says by how much the phrases of a page raise the score of its places: a
 * page that a dozen phrases with «slow» lead to is likelier meant than one that a single phrase has
 * it in. `rarities` says how much each slot counts.
 */
export function pageShare(plan: Plan, rarities: readonly number[], corpus: Corpus): (page: LoadedPage) => number {
  const slots = rarities.map((rarity, slot) => [phrasesByPage(plan, slot, corpus), rarity * PAGE_SHARE] as const);
  return (page) =>
    slots.reduce((product, [counts, power]) => product * (1 + (counts.get(page) ?? 0) / UNASKED) ** power, 1);
}

/** The share of phrases that have a word, after adding so many of which `expected` have it. */
function smoothedShare({ phrases, functionWords }: Asked, word: string, added: number, expected: number): number {
  return ((functionWords.get(word) ?? 0) + added * expected) / (phrases + added);
}

/**
 * Gives the function that says by how much the function words of a query ("why", "how much") raise
 * or lower the score of a place. Such words are in no index, but of two places about the same words
 * they tell which is meant.
 */
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
