import { type Mark, segments } from './marks.ts';
import type { Segment } from './types.ts';

/** Characters of an excerpt. */
const LENGTH = 160;

/** The share of these before the first match. */
const LEAD = 0.25;

const ellipsis: Segment = { text: '…', match: false };

/** The start of the window that shows the most different terms, and of those the earliest: 0 if the beginning does, as it answers. */
function bestStart(marks: readonly Mark[], length: number): number {
  let best = { start: 0, terms: 0 };
  for (const start of [0, ...marks.map((mark) => mark.start)]) {
    const inside = marks.filter((mark) => mark.start >= start && mark.end <= start + length * (1 - LEAD));
    const terms = new Set(inside.map((mark) => mark.term)).size;
    if (terms > best.terms) best = { start, terms };
  }
  return best.start;
}

/** Longest word that is not cut. */
const LONGEST = 40;

/** Moves a cut to the gap between two words. */
function wordStart(text: string, at: number): number {
  if (at <= 0) return 0;
  const gap = text.indexOf(' ', at);
  return gap === -1 || gap - at > LONGEST ? at : gap + 1;
}

function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const gap = text.lastIndexOf(' ', at);
  return at - gap > LONGEST ? at : gap;
}

/** A piece of the text around its matches, cut between words, with an ellipsis where text was left out. */
export function excerpt(text: string, marks: readonly Mark[], length = LENGTH): Segment[] {
  const start = wordStart(text, bestStart(marks, length) - length * LEAD);
  const end = wordEnd(text, start + length);
  const cut = segments(text, marks, start, end);
  return [...(start > 0 ? [ellipsis] : []), ...cut, ...(end < text.length ? [ellipsis] : [])];
}
