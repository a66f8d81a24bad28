import type { Problem } from '../../model/problems/problems.ts';
import { applyPatterns, type Passage, type Pattern, problemAt } from '../passage.ts';
import { yoWords } from './yoWords.ts';

/** Phrases in which a word that also exists with е needs ё. */
const turns: Pattern[] = [
  {
    pattern:
      /(?<!\p{L})все(?=[ \u00a0](?:равно|еще|ещё|время|остальное|необходимое|верно|в[ \u00a0]порядке)(?!\p{L}))/giu,
    message: ([found]) => `"${found}" is written "${found.slice(0, -1)}ё" here.`,
  },
  {
    pattern: /(?<!\p{L})(?:[ов]|на|при)[ \u00a0]чем(?!\p{L})/giu,
    message: ([found]) => `"${found}" is written "${found.slice(0, -2)}ём".`,
  },
];

/** The letter ё, in words that always have it. */
export function checkRussianYo(passage: Passage): Problem[] {
  if (passage.locale !== 'ru') return [];
  const misspelled = [...passage.text.matchAll(/\p{L}+/gu)].flatMap((match): Problem[] => {
    const right = yoWords.get(match[0].toLowerCase());
    if (right === undefined) return [];
    return [problemAt(passage, match.index, `"${match[0]}" is written with ё: "${right}".`)];
  });
  return [...misspelled, ...applyPatterns(passage, turns)];
}
