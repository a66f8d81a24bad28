// Fills the slots of a plan from the index and adds up what each record has.

import type { Corpus, Match, Matches } from '../corpus.ts';
import type { LoadedPage, LoadedRecord } from '../loadedBundle.ts';
import {
  ASKED_WHOLE,
  COMMON_WORD,
  COVERAGE_POWER,
  EXACT_TITLE,
  OFTEN_ASKED,
  pageWeights,
  SAME_PAGE_SHARE,
} from '../ranking.ts';
import { type Found, likenessTo } from './likeness.ts';
import { pageShare } from './pageShare.ts';
import type { Plan, Reading } from './plan.ts';

export interface Candidate {
  readonly record: LoadedRecord;
  readonly score: number;
  /** Share of the words of the query that the record has. */
  readonly coverage: number;
  /** The index terms that matched, for the marks. */
  readonly terms: ReadonlySet<string>;
}

interface Filled {
  readonly scores: number[];
  readonly terms: Set<string>;
  readonly found: Found[];
}

const none: Matches = new Map();

/** The records that have all terms of a reading, with the mean of the scores. */
function matchReading({ lookup }: Corpus, { terms, prefix }: Reading): Matches {
  const lists = terms.map((term, at) => lookup(term, prefix && at === terms.length - 1 ? 'prefix' : 'exact'));
  const [first = none, ...rest] = lists;
  if (rest.length === 0) return first;
  const shared = new Map<LoadedRecord, Match>();
  for (const [record, match] of first) {
    const others = rest.map((list) => list.get(record));
    if (others.includes(undefined)) continue;
    const all = [match, ...others.flatMap((other) => other ?? [])];
    const score = all.reduce((sum, one) => sum + one.score, 0) / all.length;
    shared.set(record, { score, terms: all.flatMap((one) => one.terms) });
  }
  return shared;
}

/** The best score of each slot on each page, for words that are in another section of it. */
function pageScores(filled: ReadonlyMap<LoadedRecord, Filled>): Map<LoadedPage, number[]> {
  const pages = new Map<LoadedPage, number[]>();
  for (const [{ page }, { scores }] of filled) {
    const best = pages.get(page);
    pages.set(page, best === undefined ? [...scores] : best.map((score, slot) => Math.max(score, scores[slot] ?? 0)));
  }
  return pages;
}

/**
 * A page that is asked for by its title comes first, whatever its kind; but a task in the app before the operation of its name. A one-word heading
 * such as "Download" means little without its page, so it does not count as an exact title.
 */
function pageWeight({ page, heading, key }: LoadedRecord, { key: queryKey, audience, slots }: Plan): number {
  const weight = pageWeights[audience][page.kind];
  if (key !== queryKey || (heading !== '' && slots.length === 1)) return weight;
  const behind = heading !== '' || page.kind === 'operation' || page.kind === 'listing' || page.kind === 'contributors';
  return EXACT_TITLE * (behind ? weight : Math.max(1, weight));
}

/** Every record that fills at least one slot, unsorted. */
export function evaluate(plan: Plan, corpus: Corpus): Candidate[] {
  const filled = new Map<LoadedRecord, Filled>();
  const withSlot = plan.slots.map(() => new Set<LoadedRecord>());
  for (const reading of plan.readings) {
    for (const [record, match] of matchReading(corpus, reading)) {
      const entry = filled.get(record) ?? { scores: plan.slots.map(() => 0), terms: new Set<string>(), found: [] };
      filled.set(record, entry);
      // Partly shared out, so that "وی پی ان" does not count three times what "vpn" does.
      const score = (match.score * reading.weight) / Math.sqrt(reading.to - reading.from + 1);
      for (let slot = reading.from; slot <= reading.to; slot++) {
        entry.scores[slot] = Math.max(entry.scores[slot] ?? 0, score);
        if (!reading.prefix) withSlot[slot]?.add(record);
      }
      entry.found.push({ reading, terms: match.terms });
      for (const term of match.terms) entry.terms.add(term);
    }
  }

  const rarities = plan.slots.map(
    ({ common }, slot) => corpus.rarityOf(withSlot[slot]?.size ?? 0) * (common ? COMMON_WORD : 1),
  );
  const rarity = rarities.reduce((sum, one) => sum + one, 0);
  const counted = plan.slots.filter(({ common }) => !common).length;
  /** The share of the words that scores have; a word that nearly every page has does not count. */
  const shareOf = (scores: readonly number[]) =>
    scores.filter((score, slot) => score > 0 && plan.slots[slot]?.common === false).length / counted;
  const pages = pageScores(filled);
  const shareOfPage = pageShare(plan, rarities, corpus);
  return [...filled].map(([record, { scores, terms, found }]) => {
    const elsewhere = pages.get(record.page) ?? [];
    const sum = scores.reduce((total, score, slot) => {
      const weight = plan.slots[slot]?.common ? COMMON_WORD : 1;
      return total + weight * Math.max(score, (elsewhere[slot] ?? 0) * SAME_PAGE_SHARE);
    }, 0);
    const coverage = shareOf(scores);
    const share = coverage + (shareOf(elsewhere) - coverage) * SAME_PAGE_SHARE;
    const { boost, exact } = likenessTo(record, found, rarities, plan.audience, corpus);
    const popularity = shareOfPage(record.page) * (1 + record.asked.length) ** OFTEN_ASKED;
    const whole = ASKED_WHOLE * rarity * exact ** 2;
    return {
      record,
      coverage,
      terms,
      score: (sum + whole) * share ** COVERAGE_POWER * pageWeight(record, plan) * boost * popularity,
    };
  });
}

/** The slots that no record fills with the given readings. */
export function unfilledSlots(plan: Plan, corpus: Corpus, sure: (reading: Reading) => boolean): number[] {
  const open = new Set(plan.slots.keys());
  for (const reading of plan.readings) {
    const needed = Array.from({ length: reading.to - reading.from + 1 }, (_, index) => reading.from + index);
    if (!sure(reading) || !needed.some((slot) => open.has(slot))) continue;
    if (matchReading(corpus, reading).size > 0) for (const slot of needed) open.delete(slot);
  }
  return [...open];
}
