// How like a query is to the title of a place and to what readers ask who want it.

import type { Corpus, TermRange } from '../corpus.ts';
import type { LoadedRecord } from '../loadedBundle.ts';
import { EXACT_POWER, LIKENESS_POWER, likeness as weights } from '../ranking.ts';
import type { Plan, Reading } from './plan.ts';

/** A reading with its terms by number, which is quicker to compare. */
interface NumberedReading extends Reading {
  /** The terms that a phrase must have. */
  readonly whole: readonly number[];
  /** The terms of which it must have one besides, where the last one is begun. */
  readonly begun: TermRange;
}

const nothing: TermRange = { from: 0, to: 0 };

function numberReading(reading: Reading, { numberOf, beginningWith }: Corpus): NumberedReading {
  const { terms, prefix } = reading;
  const whole = (prefix ? terms.slice(0, -1) : terms).map(numberOf);
  return { ...reading, whole, begun: prefix ? beginningWith(terms[whole.length] ?? '') : nothing };
}

const isWithin = ({ from, to }: TermRange, term: number): boolean => term >= from && term < to;

/** The terms of a phrase by which it has a reading; none when it lacks a term of it. */
function matchedTerms(phrase: readonly number[], { whole, begun, prefix }: NumberedReading): readonly number[] {
  if (!whole.every((term) => phrase.includes(term))) return [];
  const more = phrase.filter((term) => isWithin(begun, term) && !whole.includes(term));
  return prefix && more.length === 0 ? [] : [...whole, ...more];
}

function nameWeight({ heading, page }: LoadedRecord, audience: Plan['audience']): number {
  if (heading !== '') return weights.heading;
  return page.kind === 'operation' && audience !== 'professional' ? weights.operationTitle : weights.title;
}

/** How well the phrases of a place match a query. */
export interface Likeness {
  /** By how much they raise the score of the place: 1 when no phrase has a word of the query. */
  readonly boost: number;
  /** Likeness of the best phrase of several words, from 0 to 1. */
  readonly exact: number;
  /** Likeness of the title or heading, from 0 to 1. */
  readonly named: number;
}

/** Gives the likeness of a record that has some readings; `rarities` weigh the slots. */
export function likenessTo(
  { readings, audience }: Plan,
  rarities: readonly number[],
  corpus: Corpus,
): (record: number, found: readonly number[]) => Likeness {
  const numbered = readings.map((reading) => numberReading(reading, corpus));
  const asked = rarities.reduce((sum, rarity) => sum + rarity, 0);

  /** The terms that any reading has: most phrases have none of them. */
  const wanted = new Uint8Array(corpus.terms.length);
  for (const { whole, begun } of numbered) {
    for (const term of whole) wanted[term] = 1;
    wanted.fill(1, begun.from, begun.to);
  }
  const isWanted = (term: number) => wanted[term] === 1;

  /** Likeness of a phrase and the query: 1 when each has all words of the other. */
  function likenessOf(phrase: readonly number[], found: readonly NumberedReading[]): number {
    if (!phrase.some(isWanted)) return 0;
    const filled = rarities.map(() => 0);
    const covered: number[] = [];
    for (const reading of found) {
      const matched = matchedTerms(phrase, reading);
      if (matched.length === 0) continue;
      for (const term of matched) if (!covered.includes(term)) covered.push(term);
      for (let slot = reading.from; slot <= reading.to; slot++)
        filled[slot] = Math.max(filled[slot] ?? 0, Math.min(1, reading.weight));
    }
    if (covered.length === 0) return 0;
    const answered = rarities.reduce((sum, rarity, slot) => sum + rarity * (filled[slot] ?? 0), 0);
    return (answered / asked) ** LIKENESS_POWER * (corpus.weightOf(covered) / corpus.weightOf(phrase));
  }

  return (number, numbers) => {
    const record = corpus.records[number];
    const found = numbers.flatMap((reading) => numbered[reading] ?? []);
    const phrases = corpus.phrasesOf(number);
    const named = likenessOf(phrases.name, found);
    const name = record ? named * nameWeight(record, audience) : 0;
    let best = 0;
    let exact = 0;
    for (const phrase of phrases.asked) {
      const one = likenessOf(phrase, found);
      best = Math.max(best, one);
      // A single word may be the subject of many pages: of these, titles decide.
      if (phrase.length > 1) exact = Math.max(exact, one);
    }
    const boost = 1 + weights.weight * Math.max(name, best * weights.asked) + weights.exact * exact ** EXACT_POWER;
    return { boost, exact, named };
  };
}
