import type { Problem } from '../model/problems/problems.ts';
import { type Passage, problemAt } from './passage.ts';

/** Words that make a sentence English; a list of names has none of them. */
const functionWords =
  /(?<![\p{L}\p{N}-])(?:the|and|of|to|is|are|in|for|your|you|with|that|this|it|on|not|from|when|or|can)(?![\p{L}\p{N}-])/giu;

const englishWordsAtLeast = 3;

/** An English sentence in a translation: mostly Latin letters, and words of grammar. */
export function checkUntranslated(passage: Passage): Problem[] {
  if (passage.locale === 'en') return [];
  const latin = passage.text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const native = passage.text.match(/[\p{Script=Cyrillic}\p{Script=Arabic}]/gu)?.length ?? 0;
  const words = passage.text.match(functionWords)?.length ?? 0;
  if (latin <= native || words < englishWordsAtLeast) return [];
  const start = passage.text.slice(0, 60).replace(/\s+/g, ' ');
  return [problemAt(passage, 0, `The text is English: "${start}…"; translate it.`)];
}
