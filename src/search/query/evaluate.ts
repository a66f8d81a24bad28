// Fills the slots of a plan from one index and adds up what each record has.

import type { LoadedBundle, LoadedRecord, Match } from '../loaded-bundle.ts';
import { COVERAGE_POWER, EXACT_TITLE, SAME_PAGE_SHARE, sectionBoosts } from '../ranking.ts';
import type { Plan, Reading } from './plan.ts';

export interface Candidate {
  readonly bundle: LoadedBundle;
  readonly record: number;
  readonly score: number;
  /** Share of the words of the query that the record has. */
  readonly coverage: number;
  /** The index terms that matched, for the marks. */
  readonly terms: ReadonlySet<string>;
}

interface Filled {
  readonly scores: number[];
  readonly terms: Set<string>;
}

type Matches = ReadonlyMap<number, Match>;

const none: Matches = new Map();

/** The records that have all terms of a reading, with the mean of the scores. */
function matchReading(bundle: LoadedBundle, { terms, prefix }: Reading): Matches {
  const lists = terms.map((term, at) => bundle.lookup(term, prefix && at === terms.length - 1 ? 'prefix' : 'exact'));
  const [first = none, ...rest] = lists;
  if (rest.length === 0) return first;
  const shared = new Map<number, Match>();
  for (const [record, match] of first) {
    const others = rest.map((list) => list.get(record));
    if (others.includes(undefined)) continue;
    const all = [match, ...others.flatMap((other) => other ?? [])];
    const score = all.reduce((sum, one) => sum + one.score, 0) / all.length;
    shared.set(record, { score, terms: all.flatMap((one) => one.terms) });
  }
  return shared;
}

/** The best score of each slot on each page, for words that stand in another section of it. */
function pageScores(bundle: LoadedBundle, filled: ReadonlyMap<number, Filled>): Map<string, number[]> {
  const pages = new Map<string, number[]>();
  for (const [record, { scores }] of filled) {
    const url = bundle.records[record]?.page.url ?? '';
    const best = pages.get(url);
    pages.set(url, best === undefined ? [...scores] : best.map((score, slot) => Math.max(score, scores[slot] ?? 0)));
  }
  return pages;
}

/** A page that is asked for by its title comes first, whatever its section. */
function boostOf({ page, heading, key }: LoadedRecord, queryKey: string): number {
  const section = sectionBoosts[page.section];
  if (key !== queryKey) return section;
  return EXACT_TITLE * (heading === '' ? Math.max(1, section) : section);
}

/** Every record that fills at least one slot, unsorted. */
export function evaluate(plan: Plan, bundle: LoadedBundle): Candidate[] {
  const filled = new Map<number, Filled>();
  for (const reading of plan.readings) {
    for (const [record, match] of matchReading(bundle, reading)) {
      const entry = filled.get(record) ?? { scores: plan.slots.map(() => 0), terms: new Set<string>() };
      filled.set(record, entry);
      // Partly shared out, lest "وی پی ان" count three times what "vpn" does.
      const score = (match.score * reading.weight) / Math.sqrt(reading.to - reading.from + 1);
      for (let slot = reading.from; slot <= reading.to; slot++)
        entry.scores[slot] = Math.max(entry.scores[slot] ?? 0, score);
      for (const term of match.terms) entry.terms.add(term);
    }
  }

  const pages = pageScores(bundle, filled);
  return [...filled].map(([record, { scores, terms }]) => {
    const found = bundle.records[record];
    const elsewhere = pages.get(found?.page.url ?? '') ?? [];
    const sum = scores.reduce((total, score, slot) => {
      return total + Math.max(score, (elsewhere[slot] ?? 0) * SAME_PAGE_SHARE);
    }, 0);
    const coverage = scores.filter((score) => score > 0).length / plan.slots.length;
    const onPage = elsewhere.filter((score) => score > 0).length / plan.slots.length;
    const share = coverage + (onPage - coverage) * SAME_PAGE_SHARE;
    const boost = found === undefined ? 0 : boostOf(found, plan.key);
    return { bundle, record, coverage, terms, score: sum * share ** COVERAGE_POWER * boost };
  });
}

/** The slots that no record of any bundle fills with the given readings. */
export function unfilledSlots(
  plan: Plan,
  bundles: readonly LoadedBundle[],
  sure: (reading: Reading) => boolean,
): number[] {
  const open = new Set(plan.slots.keys());
  for (const reading of plan.readings) {
    const needed = Array.from({ length: reading.to - reading.from + 1 }, (_, index) => reading.from + index);
    if (!sure(reading) || !needed.some((slot) => open.has(slot))) continue;
    if (bundles.some((bundle) => matchReading(bundle, reading).size > 0)) for (const slot of needed) open.delete(slot);
  }
  return [...open];
}
