// Words of the language that look like words of the site and are not typing errors of them.

import { memoizeLatest } from '../../model/text/memoize.ts';

/** Letters of a stem that are enough to tell another form of the same word by. */
const ROOT = 5;

const REMEMBERED_WORDS = 50;

/** Tells whether a folded word is in a list of stems, or may be a form of one that is. */
export function createKnownWords(
  stems: readonly string[],
  stemOf: (word: string) => string,
): (word: string) => boolean {
  const listed = new Set(stems);
  // Stemmers keep some forms of a word apart by the last letter.
  const roots = new Set(stems.map((stem) => stem.slice(0, -1)).filter((root) => root.length >= ROOT));
  return memoizeLatest(REMEMBERED_WORDS, (word) => {
    const stem = stemOf(word);
    return listed.has(word) || listed.has(stem) || roots.has(stem) || roots.has(stem.slice(0, -1));
  });
}
