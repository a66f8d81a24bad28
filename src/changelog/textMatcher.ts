import { fold } from '../search/analysis/fold.ts';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/**
 * A test whether the text of a change has all words of a query, in any order and as parts of words. Letters that readers type in
 * several ways are one (`src/search/analysis/fold.ts`); a half-space counts as nothing, so that «می شود» finds «می‌شود».
 */
export function textMatcher(query: string): (html: string) => boolean {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return (html) => {
    const text = fold(plainText(html));
    return words.every((word) => text.includes(word));
  };
}

/** The words of HTML as React writes it. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => entities[name] ?? whole);
}
