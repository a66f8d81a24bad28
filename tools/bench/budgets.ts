/** Budgets in bytes as sent, held by `tests/output/weight.test.ts` and `npm run bench`. */
export const budget = {
  /** All that a page loads until the reader does something. */
  firstLoad: 17_000,
  /** The share of HTML and style sheet, which a reader needs before scripts: one TCP window. */
  beforeScripts: 14_600,
  scripts: 2_500,
  persianWithFonts: 48_000,
  /** A search on a cold cache until nothing more arrives, if the help pages answer it. */
  firstSearch: 128_000,
  /** Milliseconds from a tap to the next page, if its link was in sight. */
  tap: 150,
  /** The whole output, for each page. */
  page: 39_600,
  /** Megabytes of memory that a build takes at most. */
  buildMemory: 4_000,
} as const;
