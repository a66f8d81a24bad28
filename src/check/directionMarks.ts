import { byPatterns, type Pattern } from './passage.ts';

const rules: Pattern[] = [
  {
    pattern: /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    message: ([mark]) =>
      `There is a direction mark (${codePoint(mark)}); remove it. Code in backticks keeps its direction by itself; a half-space is U+200C.`,
  },
  {
    pattern: /[\u00ad\u200b\u2060\ufeff]/g,
    message: ([mark]) => `There is an invisible character (${codePoint(mark)}); remove it.`,
  },
];

/** Invisible characters from pasted text. */
export const checkDirectionMarks = byPatterns(rules);

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
