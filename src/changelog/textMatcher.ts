import { fold } from '../text/fold.ts';

/** Tests a text for all words of a query, as parts of words: «می شود» finds «می‌شود». */
export function textMatcher(query: string): (text: string) => boolean {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return (text) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
}
