// Meanings of a query: its words as slots, and the readings that can fill them.

import { type Analyser, functionWords, type Part, type Unit } from '../analysis/analyser.ts';
import { joinWords } from '../analysis/chunks.ts';
import { synonymKey } from '../analysis/synonyms.ts';
import { type Audience, readingWeights as weights } from '../ranking.ts';
import { type Identifier, identifierIn } from './identifier.ts';

/** A word of the query that a hit should have. */
export interface Slot {
  /** Folded. */
  readonly text: string;
  readonly term: string;
  /** Nearly every page has it, and other words of the query are more specific. */
  readonly common: boolean;
  /** It is part of an identifier, which is taken literally. */
  readonly identifier: boolean;
}

/** Index terms that, when a record has all of them, fill the slots `from` to `to`. */
export interface Reading {
  readonly from: number;
  readonly to: number;
  readonly terms: readonly string[];
  readonly weight: number;
  /** The only term is the beginning of a word. */
  readonly begun?: true;
}

export interface Plan {
  /** The identifier that the query consists of, if it is one. */
  readonly identifier: Identifier | undefined;
  readonly audience: Audience;
  readonly slots: readonly Slot[];
  /** Words without a slot that shape the question: "how", "why". */
  readonly functionWords: readonly string[];
  readonly readings: readonly Reading[];
}

/** A word of the query; stop words have no slot, but may be part of a joined word. */
interface QueryWord extends Part {
  readonly slot: number | undefined;
  readonly unit: number;
}

const longestWindow = 4;
const shortestBegunSynonym = 4;

function layOut(units: readonly Unit[], analyser: Analyser): { typed: QueryWord[]; slots: Slot[] } {
  const parts = units.flatMap((unit, number) => unit.parts.map((part) => ({ ...part, unit: number })));
  const allStop = parts.every((part) => part.stop);
  const slots: Omit<Slot, 'common'>[] = [];
  const typed = parts.map((part): QueryWord => {
    if (part.stop && !allStop) return { ...part, slot: undefined };
    return { ...part, slot: slots.push({ ...part, identifier: units[part.unit]?.identifier === true }) - 1 };
  });
  const common = slots.map(({ text }) => analyser.isCommon(text));
  const hasUncommon = common.includes(false);
  return { typed, slots: slots.map((slot, at) => ({ ...slot, common: hasUncommon && common[at] === true })) };
}

function spanOf(words: readonly QueryWord[]): { from: number; to: number } | undefined {
  const slots = words.flatMap((word) => word.slot ?? []);
  const [from] = slots;
  const to = slots[slots.length - 1];
  return from === undefined || to === undefined ? undefined : { from, to };
}

function isCode(joined: string): boolean {
  return /\d/.test(joined) && /[^\d.]/.test(joined);
}

/** Readings of adjacent words: joined ("wi fi"), as a code ("auth 004"), as a synonym. */
function windowReadings(typed: readonly QueryWord[], analyser: Analyser, has: (term: string) => boolean): Reading[] {
  const readings: Reading[] = [];
  for (let start = 0; start < typed.length; start++) {
    for (let length = 1; length <= longestWindow && start + length <= typed.length; length++) {
      const words = typed.slice(start, start + length);
      const span = spanOf(words);
      if (span === undefined) continue;
      const joined = joinWords(words.map((word) => word.text));
      const term = analyser.stem(joined);
      if (length > 1 && has(term)) {
        const weight = isCode(joined) ? weights.identifier : weights.joined;
        readings.push({ ...span, terms: [term], weight });
      }
      const keys = new Set([synonymKey(words.map((word) => word.term)), term]);
      for (const key of keys)
        for (const terms of analyser.synonyms.get(key)) readings.push({ ...span, terms, weight: weights.synonym });
    }
  }
  return readings;
}

function wordReading({ text, term }: Slot, at: number, compound: boolean): Reading {
  const exact = isCode(text) ? weights.identifier : compound ? weights.part : weights.exact;
  return { from: at, to: at, terms: [term], weight: exact };
}

/** Readings of the unfinished end of a query: a word, two joined words or a compound. */
function unfinishedReadings(
  typed: readonly QueryWord[],
  { synonyms, stem }: Analyser,
  has: (term: string) => boolean,
): Reading[] {
  const last = typed[typed.length - 1];
  if (last?.slot === undefined) return [];
  const endings = [typed.slice(-1), typed.slice(-2), typed.filter((word) => word.unit === last.unit)];
  const distinct = endings.filter((words, index) => index === 0 || words.length > 1);
  return distinct.flatMap((words) => {
    const span = spanOf(words);
    const text = joinWords(words.map((word) => word.text));
    if (span === undefined) return [];
    // A word in the index is complete: "customer" is not the beginning of "customer service".
    const isBegun = text.length >= shortestBegunSynonym && !has(stem(text));
    const begun = isBegun ? synonyms.startingWith(text) : [];
    return [
      { ...span, terms: [text], weight: weights.prefix, begun: true as const },
      ...begun.map((terms) => ({ ...span, terms, weight: weights.prefix * weights.synonym })),
    ];
  });
}

function audienceOf(query: string, slots: readonly Slot[], analyser: Analyser): Audience {
  if (slots.some(({ term }) => analyser.isProfessional(term))) return 'professional';
  return analyser.isComplaint(query) ? 'troubled' : 'reader';
}

/** Plans a query as typed; `has` is true for terms in the index. */
export function planQuery(query: string, analyser: Analyser, has: (term: string) => boolean): Plan {
  const units = analyser.analyse(query);
  const { typed, slots } = layOut(units, analyser);
  const inCompound = new Set(
    typed.flatMap(({ unit, slot }) => (units[unit]?.whole && slot !== undefined ? [slot] : [])),
  );
  const readings = [
    ...slots.map((slot, at) => wordReading(slot, at, inCompound.has(at))),
    ...windowReadings(typed, analyser, has),
    ...unfinishedReadings(typed, analyser, has),
  ];
  return {
    identifier: identifierIn(query, units),
    audience: audienceOf(query, slots, analyser),
    slots,
    functionWords: functionWords(units),
    readings,
  };
}
