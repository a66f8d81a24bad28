/** Budgets in bytes as sent, checked by `tests/output/weight.test.ts` and `npm run bench`. */
export const budget = {
  /** Everything that a page loads before the reader's first interaction. */
  firstLoad: 17_000,
  /** HTML and style sheet, which are needed before scripts: one TCP window. */
  beforeScripts: 14_600,
  scripts: 2_500,
  persianWithFonts: 48_000,
  /** A search with a cold cache until the network is idle, if the help pages answer it. */
  firstSearch: 128_000,
  /** Milliseconds from a tap on a visible link to the next page. */
  tap: 150,
  /** The whole output, per page. */
  page: 39_600,
  /** Peak memory of a build, in megabytes. */
  buildMemory: 4_000,
} as const;
