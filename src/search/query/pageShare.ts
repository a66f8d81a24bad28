// How much of what readers ask a page for has the words of a query: a page that a dozen phrases with «slow» lead to is likelier meant than one
// that a single phrase has it in.

import type { Corpus } from '../corpus.ts';
import type { LoadedPage } from '../loadedBundle.ts';
import { PAGE_SHARE, UNASKED } from '../ranking.ts';
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
 * Gives the function that says by how much the phrases of a page raise the score of its places: 1 when none has a word of the query. `rarities`
 * says how much each slot counts.
 */
export function pageShare(plan: Plan, rarities: readonly number[], corpus: Corpus): (page: LoadedPage) => number {
  const slots = rarities.map((rarity, slot) => ({
    counts: phrasesByPage(plan, slot, corpus),
    power: rarity * PAGE_SHARE,
  }));
  return (page) =>
    slots.reduce((product, { counts, power }) => product * (1 + (counts.get(page) ?? 0) / UNASKED) ** power, 1);
}
