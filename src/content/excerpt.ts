import { codeSpans } from './markdown/comments.ts';

/** The mark that ends an excerpt, in both common forms. */
const truncate = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/g;

/** Offsets in the body of the marks that end an excerpt; marks inside code do not count. */
export function excerptMarks(body: string): number[] {
  const marks = [...body.matchAll(truncate)].map(({ index }) => index);
  if (marks.length === 0) return [];
  const code = codeSpans(body);
  return marks.filter((mark) => !code.some(({ start, end }) => start <= mark && mark < end));
}
