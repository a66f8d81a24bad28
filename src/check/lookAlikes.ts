import { byPatterns, type Pattern } from './passage.ts';

const rules: Pattern[] = [
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

/** Letters of another alphabet that look right but that search does not find: с and c, а and a. */
export const checkLookAlikes = byPatterns(rules);

/** Lists the letters of the alphabet that is rarer in the word. */
function spell(word: string): string {
  const latin = word.match(/\p{Script=Latin}/gu) ?? [];
  const cyrillic = word.match(/\p{Script=Cyrillic}/gu) ?? [];
  return latin.length <= cyrillic.length ? `Latin ${latin.join(', ')}` : `Cyrillic ${cyrillic.join(', ')}`;
}
