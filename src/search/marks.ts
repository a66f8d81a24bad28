// Marks matches in the original spelling of a text: ی is marked for a typed ي.

import { memoizeLatest } from '../model/text/memoize.ts';
import { type Analyser, indexTerms, type Term } from './analysis/analyser.ts';
import type { Segment } from './types.ts';

/** A run of the text that matched, in UTF-16 offsets. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly term: string;
}

/** Twice the texts of a page of results: title, heading and excerpt of twenty hits. */
const rememberedTexts = 120;

/** Returns a function that finds the words of a text that match one of the index terms. */
export function markFinder(analyser: Analyser): (text: string, terms: ReadonlySet<string>) => Mark[] {
  const analysed = memoizeLatest(rememberedTexts, (text): readonly Term[] => indexTerms(analyser.analyse(text)));
  return (text, terms) => analysed(text).filter((word) => terms.has(word.term));
}

/** Splits a text at its marks, merging those that overlap or touch. */
export function segments(text: string, marks: readonly Mark[], from = 0, to = text.length): Segment[] {
  const sorted = marks
    .filter((mark) => mark.end > from && mark.start < to)
    .sort((one, other) => one.start - other.start);
  const cut: Segment[] = [];
  let at = from;
  for (const { start, end } of sorted) {
    const runEnd = Math.min(end, to);
    const before = cut[cut.length - 1];
    if (start <= at && before?.match) cut[cut.length - 1] = { text: before.text + text.slice(at, runEnd), match: true };
    else {
      if (start > at) cut.push({ text: text.slice(at, start), match: false });
      cut.push({ text: text.slice(Math.max(at, start), runEnd), match: true });
    }
    at = Math.max(at, runEnd);
  }
  if (at < to) cut.push({ text: text.slice(at, to), match: false });
  return cut.filter((segment) => segment.text !== '');
}
