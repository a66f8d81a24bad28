import { cellSeparator, rowSeparator } from '../model/text/tableText.ts';
import type { Corpus } from './corpus.ts';
import { type Mark, segments } from './marks.ts';
import type { Segment } from './types.ts';

const excerptLength = 160;

/** Share of the excerpt before the first match. */
const leadShare = 0.25;

const ellipsis: Segment = { text: '…', match: false };

/** Bounds of the table row, or of the text between two tables, around a position. */
function rowAround(text: string, at: number) {
  const before = text.lastIndexOf(rowSeparator, at) + 1;
  const after = text.indexOf(rowSeparator, at);
  const row = text.slice(before, after === -1 ? text.length : after);
  const from = before + row.length - row.trimStart().length;
  return { from, to: from + row.trim().length };
}

/** The start of the window with the rarest term, among equals of the one with the most terms. */
function bestStart(text: string, marks: readonly Mark[], rarityOf: Corpus['weightOf']): number {
  let best = { start: 0, rarest: 0, all: 0 };
  for (const start of [0, ...marks.map((mark) => mark.start)]) {
    const { from, to } = rowAround(text, start);
    const end = Math.min(start + excerptLength * (1 - leadShare), to);
    const subjectEnd = from + text.slice(from, to).indexOf(cellSeparator.trim());
    const inside = marks.filter((mark) => mark.start >= start && mark.end <= end);
    // The first cell is the subject of its row: a term in it counts twice.
    const rarities = inside.map((mark) => rarityOf([mark.term]) * (mark.start < subjectEnd ? 2 : 1));
    const rarest = Math.max(0, ...rarities);
    const all = rarityOf([...new Set(inside.map(({ term }) => term))]);
    if (rarest > best.rarest || (rarest === best.rarest && all > best.all)) best = { start, rarest, all };
  }
  return best.start;
}

const longestWord = 40;

/** Moves a cut to the gap between two words. */
function wordStart(text: string, at: number): number {
  const gap = text.indexOf(' ', at);
  return gap === -1 || gap - at > longestWord ? at : gap + 1;
}

function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const gap = text.lastIndexOf(' ', at);
  return at - gap > longestWord ? at : gap;
}

/** Part of a text around its matches, cut between words. A table row keeps its first cell. */
export function excerpt(text: string, marks: readonly Mark[], rarityOf: Corpus['weightOf']): Segment[] {
  const best = bestStart(text, marks, rarityOf);
  const { from, to } = rowAround(text, best);
  const isRow = text.slice(from, to).includes(cellSeparator.trim());
  const start =
    isRow || best - excerptLength * leadShare <= from ? from : wordStart(text, best - excerptLength * leadShare);
  const end = start + excerptLength >= to ? to : wordEnd(text, start + excerptLength);
  const cut = segments(text, marks, start, end);
  return [...(start > from ? [ellipsis] : []), ...cut, ...(end < to ? [ellipsis] : [])];
}
