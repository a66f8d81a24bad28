import { z } from 'zod';

/** The longest query that search reads, per the specification. */
const longestPhrase = 64;

/** Phrases that readers type to get to one place, as writers list them. */
export const phrases = z
  .array(
    z.coerce
      .string()
      .trim()
      .min(1)
      .max(longestPhrase, `a phrase has at most ${longestPhrase} characters; search reads no more`),
  )
  .min(1, 'expected the phrases that readers type; without one, leave the key out');

/** Questions that a page answers, by the id of a heading; "" is the page. */
export type Asked = Readonly<Record<string, readonly string[]>>;
