// Fills the slots of a plan from the index and scores each record.

import type { Corpus, Matches } from '../corpus.ts';
import type { LoadedPage, LoadedRecord } from '../loadedBundle.ts';
import {
  commonWordShare,
  coveragePower,
  minCoverage,
  oftenAskedPower,
  pageWeights,
  samePageShare,
} from '../ranking.ts';
import { likenessTo } from './likeness.ts';
import { functionWordShare, pageShare } from './phraseShares.ts';
import type { Plan, Reading } from './plan.ts';

export interface Candidate {
  readonly record: LoadedRecord;
  readonly score: number;
  /** True if it has too few of the words of the query to be listed. */
  readonly isBelowCoverage: boolean;
  /** Gathers the index terms that matched, for the marks. */
  readonly matchedTerms: () => ReadonlySet<string>;
  /** Similarity of the query to the closest name or phrase: see `Likeness`. */
  readonly closest: number;
}

interface Filled {
  readonly record: LoadedRecord;
  /** The best score for each slot. */
  readonly scores: number[];
  readonly found: (Reading & Matches)[];
}

const none: Matches = { scores: new Map(), termsOf: () => [] };

/** The records that have all terms of a reading, with the mean of the scores. */
function matchReading({ lookup, lookupBegun }: Corpus, { terms, begun }: Reading): Matches {
  const lists = terms.map(begun ? lookupBegun : lookup);
  const [first = none, ...rest] = lists;
  if (rest.length === 0) return first;
  const shared = [...first.scores.keys()].filter((record) => rest.every(({ scores }) => scores.has(record)));
  const mean = (record: LoadedRecord) =>
    lists.reduce((sum, { scores }) => sum + (scores.get(record) ?? 0), 0) / lists.length;
  return {
    scores: new Map(shared.map((record) => [record, mean(record)])),
    termsOf: (record) => lists.flatMap((list) => list.termsOf(record)),
  };
}

/** The best score of each slot on each page, for words in another section of the page. */
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
function fillSlots({ slots, readings }: Plan, corpus: Corpus): Filled[] {
  const filled = new Map<LoadedRecord, Filled>();
  for (const reading of readings) {
    const match = { ...reading, ...matchReading(corpus, reading) };
    const { from, to, weight } = reading;
    for (const [record, counted] of match.scores) {
      const entry = filled.get(record) ?? { record, scores: slots.map(() => 0), found: [] };
      filled.set(record, entry);
      entry.found.push(match);
      // Divided in part, so that "وی پی ان" does not count three times as much as "vpn".
      const score = (counted * weight) / Math.sqrt(to - from + 1);
      for (let slot = from; slot <= to; slot++) entry.scores[slot] = Math.max(entry.scores[slot] ?? 0, score);
    }
  }
  return [...filled.values()];
}

/** The records that fill enough slots, unsorted; with `keepsBelowCoverage` every record that fills one. */
export function evaluate(plan: Plan, corpus: Corpus, keepsBelowCoverage: boolean): Candidate[] {
  const filled = fillSlots(plan, corpus);
  const weights = plan.slots.map(({ common }) => (common ? commonWordShare : 1));
  const rarities = weights.map(
    (weight, slot) => corpus.rarityOf(filled.filter(({ scores }) => (scores[slot] ?? 0) > 0).length) * weight,
  );
  const counted = plan.slots.filter(({ common }) => !common).length;
  /** The share of words with a score; a word that nearly every page has does not count. */
  const shareOf = (scores: readonly number[]) =>
    scores.reduce((sum, score, slot) => (score > 0 && weights[slot] === 1 ? sum + 1 : sum), 0) / counted;
  const pages = pageScores(filled);
  const shareOfPage = pageShare(plan, rarities, corpus);
  const shareOfFunctionWords = functionWordShare(plan, corpus);
  const likeness = likenessTo(plan, rarities, corpus);
  const coverages = filled.map(({ scores }) => shareOf(scores));
  const least = minCoverage * coverages.reduce((most, coverage) => Math.max(most, coverage), 0);

  return filled.flatMap(({ record, scores, found }, at) => {
    const coverage = coverages[at] ?? 0;
    const isBelowCoverage = coverage < least;
    if (isBelowCoverage && !keepsBelowCoverage) return [];
    const elsewhere = pages.get(record.page) ?? [];
    const sum = scores.reduce(
      (total, score, slot) => total + (weights[slot] ?? 1) * Math.max(score, (elsewhere[slot] ?? 0) * samePageShare),
      0,
    );
    const share = coverage + (shareOf(elsewhere) - coverage) * samePageShare;
    const { boost, closest } = likeness(record, found);
    const popularity =
      shareOfPage(record.page) * shareOfFunctionWords(record) * (1 + record.phrases.length) ** oftenAskedPower;
    const score = sum * share ** coveragePower * pageWeights[plan.audience][record.page.kind] * boost * popularity;
    const matchedTerms = () => new Set(found.flatMap(({ termsOf }) => termsOf(record)));
    return { record, score, isBelowCoverage, matchedTerms, closest };
  });
}

/** True if some record fills every slot, apart from words that nearly every page has. */
export function isFilled(plan: Plan, corpus: Corpus): boolean {
  return fillSlots(plan, corpus).some(({ scores }) =>
    plan.slots.every(({ common }, slot) => common || (scores[slot] ?? 0) > 0),
  );
}

/** The slots that no record fills with the given readings. */
export function unfilledSlots({ slots, readings }: Plan, corpus: Corpus): number[] {
  const isOpen = (slot: number) =>
    readings.every(
      (reading) => slot < reading.from || slot > reading.to || matchReading(corpus, reading).scores.size === 0,
    );
  return [...slots.keys()].filter(isOpen);
}
