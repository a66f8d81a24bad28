// The similarity of a query to the title of a place and to its `asked` phrases.

import type { Corpus } from '../corpus.ts';
import type { LoadedRecord } from '../loadedBundle.ts';
import { exactPower, likenessPower, minTitleLikeness, likeness as weights } from '../ranking.ts';
import type { Plan, Reading } from './plan.ts';

/** The terms of a phrase that match a reading; none if the phrase lacks one. */
function matchedTerms(phrase: readonly string[], { terms, begun }: Reading): readonly string[] {
  if (begun) return phrase.filter((term) => terms.some((beginning) => term.startsWith(beginning)));
  return terms.every((term) => phrase.includes(term)) ? terms : [];
}

function nameWeight({ heading, page }: LoadedRecord, audience: Plan['audience']): number {
  if (heading !== '') return weights.heading;
  return page.kind === 'operation' && audience !== 'professional' ? weights.operationTitle : weights.title;
}

export interface Likeness {
  /** Factor applied to the score of the place: 1 if no phrase has a word of the query. */
  readonly boost: number;
  /** Likeness of the best phrase of several words, from 0 to 1; 1 for that title or heading. */
  readonly closest: number;
}

/** Returns a function for the likeness of a record and the readings that it matches. */
export function likenessTo(
  { audience }: Plan,
  rarities: readonly number[],
  corpus: Corpus,
): (record: LoadedRecord, found: readonly Reading[]) => Likeness {
  const whole = rarities.reduce((sum, rarity) => sum + rarity, 0);

  /** Likeness of a phrase and the query: 1 when each has all words of the other. */
  function likenessOf(phrase: readonly string[], found: readonly Reading[]): number {
    const filled = rarities.map(() => 0);
    const covered: string[] = [];
    for (const reading of found) {
      const matched = matchedTerms(phrase, reading);
      if (matched.length === 0) continue;
      for (const term of matched) if (!covered.includes(term)) covered.push(term);
      for (let slot = reading.from; slot <= reading.to; slot++)
        filled[slot] = Math.max(filled[slot] ?? 0, Math.min(1, reading.weight));
    }
    if (covered.length === 0) return 0;
    const answered = rarities.reduce((sum, rarity, slot) => sum + rarity * (filled[slot] ?? 0), 0);
    return (answered / whole) ** likenessPower * (corpus.weightOf(covered) / corpus.weightOf(phrase));
  }

  return (record, found) => {
    const titleLikeness = likenessOf(record.name, found);
    const name = titleLikeness * nameWeight(record, audience);
    let best = 0;
    let phraseLikeness = 0;
    for (const phrase of record.phrases) {
      const one = likenessOf(phrase, found);
      best = Math.max(best, one);
      // A single word may be the subject of many pages: titles decide between them.
      if (phrase.length > 1) phraseLikeness = Math.max(phraseLikeness, one);
    }
    const boost =
      1 + weights.weight * Math.max(name, best * weights.asked) + weights.exact * phraseLikeness ** exactPower;
    return { boost, closest: titleLikeness >= minTitleLikeness ? 1 : phraseLikeness };
  };
}
