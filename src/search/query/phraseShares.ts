// The combined effect of all `asked` phrases on the score of a place.

import type { Corpus } from '../corpus.ts';
import type { LoadedPage, LoadedRecord } from '../loadedBundle.ts';
import { functionWordGain, pageSharePower, phrasePrior } from '../ranking.ts';
import type { Plan } from './plan.ts';

/** The phrases that have all terms of some reading of a slot, counted by the page they lead to. */
function phrasesByPage({ readings }: Plan, slot: number, corpus: Corpus): ReadonlyMap<LoadedPage, number> {
  const own = readings.filter(({ from, to, begun }) => !begun && from <= slot && slot <= to);
  const phrases = new Map(own.flatMap(({ terms }) => corpus.phrasesWith(terms)));
  const counts = new Map<LoadedPage, number>();
  for (const page of phrases.values()) counts.set(page, (counts.get(page) ?? 0) + 1);
  return counts;
}

/** Factor for a page by its phrases: a dozen with «slow» are stronger evidence than one. */
export function pageShare(plan: Plan, rarities: readonly number[], corpus: Corpus): (page: LoadedPage) => number {
  const slots = rarities.map((rarity, slot) => [phrasesByPage(plan, slot, corpus), rarity * pageSharePower] as const);
  return (page) =>
    slots.reduce((product, [counts, power]) => product * (1 + (counts.get(page) ?? 0) / phrasePrior) ** power, 1);
}

/** Factor for a place by function words ("why"), which decide between similar places. */
export function functionWordShare({ functionWords }: Plan, { asked }: Corpus): (record: LoadedRecord) => number {
  const { power, added } = functionWordGain;
  const words = functionWords
    .map((word) => ({ word, usual: (asked.functionWords.get(word) ?? 0) / asked.phrases }))
    .filter(({ usual }) => usual > 0);
  const each = power / Math.sqrt(words.length);
  return (record) =>
    words.reduce((product, { word, usual }) => {
      const here = ((record.functionWords.get(word) ?? 0) + added * usual) / (record.phrases.length + added);
      return product * (here / usual) ** each;
    }, 1);
}
