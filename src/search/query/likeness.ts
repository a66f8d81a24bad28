// How like a query is to the phrases that stand for a whole place: its title or heading, and what readers ask who want it.

import type { Corpus } from '../corpus.ts';
import type { LoadedRecord } from '../loadedBundle.ts';
import { EXACT_POWER, LIKENESS_POWER, likeness as weights } from '../ranking.ts';
import type { Plan, Reading } from './plan.ts';

/** A reading that a record has, with the index terms that matched. */
export interface Found {
  readonly reading: Reading;
  readonly terms: readonly string[];
}

/** The terms of a phrase by which it has a reading; none when it lacks a term of it. */
function matchedTerms(phrase: readonly string[], { reading, terms }: Found): readonly string[] {
  const whole = reading.prefix ? reading.terms.slice(0, -1) : reading.terms;
  if (!whole.every((term) => phrase.includes(term))) return [];
  if (!reading.prefix) return whole;
  const begun = terms.filter((term) => phrase.includes(term) && !whole.includes(term));
  return begun.length === 0 ? [] : [...whole, ...begun];
}

/**
 * Likeness of a phrase and a query, from 0 to 1, which it is when each has all words of the other. `rarities` says how much each slot of the
 * query counts.
 */
function likenessOf(
  phrase: readonly string[],
  found: readonly Found[],
  rarities: readonly number[],
  corpus: Corpus,
): number {
  const filled = rarities.map(() => 0);
  const covered = new Set<string>();
  for (const one of found) {
    const { from, to, weight } = one.reading;
    const terms = matchedTerms(phrase, one);
    if (terms.length === 0) continue;
    for (const term of terms) covered.add(term);
    for (let slot = from; slot <= to; slot++) filled[slot] = Math.max(filled[slot] ?? 0, Math.min(1, weight));
  }
  if (covered.size === 0) return 0;
  const asked = rarities.reduce((sum, rarity) => sum + rarity, 0);
  const answered = rarities.reduce((sum, rarity, slot) => sum + rarity * (filled[slot] ?? 0), 0);
  return (answered / asked) ** LIKENESS_POWER * (corpus.weightOf([...covered]) / corpus.weightOf(phrase));
}

function nameWeight({ heading, page }: LoadedRecord, audience: Plan['audience']): number {
  if (heading !== '') return weights.heading;
  return page.kind === 'operation' && audience !== 'professional' ? weights.operationTitle : weights.title;
}

/** How well the phrases of a place match a query. */
export interface Likeness {
  /** By how much they raise the score of the place: 1 when no phrase has a word of the query. */
  readonly boost: number;
  /** Likeness of the best phrase of several words that readers ask, from 0 to 1: 1 is the query itself. */
  readonly exact: number;
}

/** How like a query is to the title or heading of a place and to what readers ask who want it. */
export function likenessTo(
  record: LoadedRecord,
  found: readonly Found[],
  rarities: readonly number[],
  audience: Plan['audience'],
  corpus: Corpus,
): Likeness {
  const name = likenessOf(record.name, found, rarities, corpus) * nameWeight(record, audience);
  let asked = 0;
  let exact = 0;
  for (const phrase of record.asked) {
    const one = likenessOf(phrase, found, rarities, corpus);
    asked = Math.max(asked, one);
    // A single word may be the subject of many pages: of these, titles decide.
    if (phrase.length > 1) exact = Math.max(exact, one);
  }
  const boost = 1 + weights.weight * Math.max(name, asked * weights.asked) + weights.exact * exact ** EXACT_POWER;
  return { boost, exact };
}
