/** Budgets in bytes as sent, of the output as written. `tests/output/weight.test.ts` holds them, `npm run bench` shows them. */
export const budget = {
  /** All that a page loads until the reader does something. */
  firstLoad: 17_000,
  /** Of it HTML and style sheet, which a reader needs before scripts: one TCP window. */
  beforeScripts: 14_600,
  scripts: 2_500,
  persianWithFonts: 48_000,
  /**
   * All that a search loads on a cold cache, from opening the dialog until nothing more arrives, if
   * the help pages answer it.
   */
  firstSearch: 128_000,
  /** The whole output, for each page. */
  page: 39_600,
} as const;
