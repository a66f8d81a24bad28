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

/** The same figures of other generators with these texts, in November 2026. */
export const peers = {
  paint: 'Hugo 744, Starlight 1064, Docusaurus 1108',
  blocking: 'Hugo 23, Starlight 169, Docusaurus 728',
  tap: 'Hugo 362, Starlight 871, Docusaurus 258',
  firstLoad: 'Hugo 9.3, Starlight 53.7, Docusaurus 314.6',
  search: 'Starlight 125.7, Docusaurus 1826',
  firstWord: 'Starlight 1936, Docusaurus 10155',
  laterWord: 'Starlight 660, Docusaurus 64',
  build: 'Starlight 41, Docusaurus 85, for 1920 pages',
} as const;
