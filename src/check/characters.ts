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
  {
    pattern:
      /(?=[\p{Script=Latin}\p{Script=Cyrillic}]*\p{Script=Latin})(?=[\p{Script=Latin}\p{Script=Cyrillic}]*\p{Script=Cyrillic})[\p{Script=Latin}\p{Script=Cyrillic}]+/gu,
    message: ([word]) => `"${word}" mixes Latin and Cyrillic letters (${spell(word)}); write it in one alphabet.`,
  },
  {
    pattern:
      /(?<=\p{Script=Cyrillic}\s)[acoy](?=\s\p{Script=Cyrillic})|(?<=^|[.!?…]\s)[ABCKOY](?=\s\p{Script=Cyrillic})/gu,
    message: ([letter]) => `The single "${letter}" is a Latin letter; write the Cyrillic one.`,
  },
];

/** Invisible characters from pasted text, and letters of another alphabet that look right: с and c. */
export const checkCharacters = byPatterns(rules);

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Lists the letters of the alphabet that is rarer in the word. */
function spell(word: string): string {
  const latin = word.match(/\p{Script=Latin}/gu) ?? [];
  const cyrillic = word.match(/\p{Script=Cyrillic}/gu) ?? [];
  return latin.length <= cyrillic.length ? `Latin ${latin.join(', ')}` : `Cyrillic ${cyrillic.join(', ')}`;
}
