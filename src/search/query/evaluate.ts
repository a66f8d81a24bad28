// Fills the slots of a plan from the index and adds up what each record has.

import type { Corpus, Matches } from '../corpus.ts';
import type { LoadedPage, LoadedRecord } from '../loadedBundle.ts';
import { COMMON_WORD, COVERAGE_POWER, MIN_COVERAGE, OFTEN_ASKED, pageWeights, SAME_PAGE_SHARE } from '../ranking.ts';
import { likenessTo } from './likeness.ts';
import { functionWordShare, pageShare } from './phraseShares.ts';
import type { Plan, Reading } from './plan.ts';

export interface Candidate {
  readonly record: LoadedRecord;
  readonly score: number;
  /** True if it has too few of the words of the query to be listed. */
  readonly isLacking: boolean;
  /** Gathers the index terms that matched, for the marks. */
  readonly terms: () => ReadonlySet<string>;
  /** How like the query is to its title or heading, from 0 to 1. */
  readonly named: number;
  /** How like the query is to the best phrase of the place that readers ask, from 0 to 1. */
  readonly exact: number;
}

/** Matches of a record. */
interface Filled {
  readonly number: number;
  readonly record: LoadedRecord;
  /** The best score for each slot. */
  readonly scores: number[];
  /** The readings that it has, by their numbers in the plan. */
  readonly found: number[];
}

const none: Matches = { scores: new Map(), termsOf: () => [] };

/** The records that have all terms of a reading, with the mean of the scores. */
function matchReading({ lookup }: Corpus, { terms, prefix }: Reading): Matches {
  const lists = terms.map((term, at) => lookup(term, prefix && at === terms.length - 1 ? 'prefix' : 'exact'));
  const [first = none, ...rest] = lists;
  if (rest.length === 0) return first;
  const shared = [...first.scores.keys()].filter((record) => rest.every(({ scores }) => scores.has(record)));
  const mean = (record: number) => lists.reduce((sum, { scores }) => sum + (scores.get(record) ?? 0), 0) / lists.length;
  return {
    scores: new Map(shared.map((record) => [record, mean(record)])),
    termsOf: (record) => lists.flatMap((list) => list.termsOf(record)),
  };
}

/** The best score of each slot on each page, for words that are in another section of it. */
function pageScores(filled: readonly Filled[]): Map<LoadedPage, number[]> {
  const pages = new Map<LoadedPage, number[]>();
  for (const { record, scores } of filled) {
    const best = pages.get(record.page);
    if (best === undefined) pages.set(record.page, [...scores]);
    else for (const [slot, score] of scores.entries()) best[slot] = Math.max(best[slot] ?? 0, score);
  }
  return pages;
}

/** Matches of every record, in the order in which they were found. */
function fillSlots({ slots, readings }: Plan, matches: readonly Matches[], corpus: Corpus): Filled[] {
  const filled: Filled[] = [];
  const places: Filled[] = [];
  readings.forEach(({ from, to, weight }, reading) => {
    for (const [number, counted] of matches[reading]?.scores ?? []) {
      const record = corpus.records[number];
      if (record === undefined) continue;
      const entry = places[number] ?? { number, record, scores: slots.map(() => 0), found: [] };
      if (entry.found.length === 0) filled.push(entry);
      places[number] = entry;
      entry.found.push(reading);
      // Partly shared out, so that "وی پی ان" does not count three times what "vpn" does.
      const score = (counted * weight) / Math.sqrt(to - from + 1);
      for (let slot = from; slot <= to; slot++) entry.scores[slot] = Math.max(entry.scores[slot] ?? 0, score);
    }
  });
  return filled;
}

/** The records that fill enough slots, unsorted; with `lacking` every record that fills one. */
export function evaluate(plan: Plan, corpus: Corpus, lacking: boolean): Candidate[] {
  const matches = plan.readings.map((reading) => matchReading(corpus, reading));
  const filled = fillSlots(plan, matches, corpus);
  const weights = plan.slots.map(({ common }) => (common ? COMMON_WORD : 1));
  const rarities = weights.map(
    (weight, slot) => corpus.rarityOf(filled.filter(({ scores }) => (scores[slot] ?? 0) > 0).length) * weight,
  );
  const counted = plan.slots.filter(({ common }) => !common).length;
  /** The share of the words that scores have; a word that nearly every page has does not count. */
  const shareOf = (scores: readonly number[]) =>
    scores.reduce((sum, score, slot) => (score > 0 && weights[slot] === 1 ? sum + 1 : sum), 0) / counted;
  const pages = pageScores(filled);
  const shareOfPage = pageShare(plan, rarities, corpus);
  const shareOfFunctionWords = functionWordShare(plan, corpus);
  const likeness = likenessTo(plan, rarities, corpus);
  const coverages = filled.map(({ scores }) => shareOf(scores));
  const least = MIN_COVERAGE * coverages.reduce((most, coverage) => Math.max(most, coverage), 0);

  return filled.flatMap(({ number, record, scores, found }, at) => {
    const coverage = coverages[at] ?? 0;
    const isLacking = coverage < least;
    if (isLacking && !lacking) return [];
    const elsewhere = pages.get(record.page) ?? [];
    const sum = scores.reduce(
      (total, score, slot) => total + (weights[slot] ?? 1) * Math.max(score, (elsewhere[slot] ?? 0) * SAME_PAGE_SHARE),
      0,
    );
    const share = coverage + (shareOf(elsewhere) - coverage) * SAME_PAGE_SHARE;
    const { boost, exact, named } = likeness(number, found);
    const popularity =
      shareOfPage(record.page) * shareOfFunctionWords(record) * (1 + record.asked.length) ** OFTEN_ASKED;
    const score = sum * share ** COVERAGE_POWER * pageWeights[plan.audience][record.page.kind] * boost * popularity;
    const terms = () => new Set(found.flatMap((reading) => matches[reading]?.termsOf(number) ?? []));
    return { record, score, isLacking, terms, named, exact };
  });
}

/** True if some record fills every slot, apart from words that nearly every page has. */
export function isFilled(plan: Plan, corpus: Corpus): boolean {
  const matches = plan.readings.map((reading) => matchReading(corpus, reading));
  return fillSlots(plan, matches, corpus).some(({ scores }) =>
    plan.slots.every(({ common }, slot) => common || (scores[slot] ?? 0) > 0),
  );
}

/** The slots that no record fills with the given readings. */
export function unfilledSlots(plan: Plan, corpus: Corpus): number[] {
  const open = new Set(plan.slots.keys());
  for (const reading of plan.readings) {
    const needed = Array.from({ length: reading.to - reading.from + 1 }, (_, index) => reading.from + index);
    if (!needed.some((slot) => open.has(slot))) continue;
    if (matchReading(corpus, reading).scores.size > 0) for (const slot of needed) open.delete(slot);
  }
  return [...open];
}
