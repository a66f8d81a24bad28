import { fold } from '../text/fold.ts';

/**
 * A test whether the text of a change has all words of a query, in any order and as parts of words. Letters that readers type in
 * several ways are one (`src/text/fold.ts`); a half-space counts as nothing, so that «می شود» finds «می‌شود».
 */
export function textMatcher(query: string): (text: string) => boolean {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return (text) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
}
