// Every number that decides the order of results. Tuned with tests/search/*.tune.yaml: see docs/search.md.

import type { PageKind } from './bundles.ts';

/** Weight of a match by the field it is in; `page` is the title of the page on the record of one of its headings. */
export const fieldBoosts = {
  title: 8,
  heading: 4,
  slug: 1.5,
  keywords: 4.5,
  asked: 4.5,
  description: 2.5,
  page: 1.5,
  body: 1,
} as const;

/**
 * Audience of a query, as its words show. `professional`: sells the service, calls its API or runs a network with it; `troubled`: a reader for whom
 * something does not work; `reader`: anybody else.
 */
export type Audience = 'reader' | 'troubled' | 'professional';

const forReaders: Readonly<Record<PageKind, number>> = {
  tutorials: 1.3,
  troubleshooting: 1,
  services: 1,
  provider: 0.5,
  business: 0.75,
  pages: 0.5,
  guide: 0.7,
  operation: 0.35,
  listing: 0.3,
  contributors: 0.3,
  blog: 0.4,
  changelog: 0.5,
};

/**
 * Help comes before history. Single operations come after guides, for there are hundreds and their titles
 * are what the readers of the guides type ("change password"); who types the name of one gets it first all the same, as an identifier. Lists of
 * operations and pages of types come after what they list. Pages for contributors help nobody who looks for help. Who says that something does not
 * work has tried what the tutorial says.
 */
export const pageWeights: Readonly<Record<Audience, Readonly<Record<PageKind, number>>>> = {
  reader: forReaders,
  troubled: { ...forReaders, tutorials: 1.1, troubleshooting: 1.25 },
  professional: {
    tutorials: 0.65,
    troubleshooting: 0.6,
    services: 0.6,
    provider: 1.05,
    business: 1,
    pages: 0.5,
    guide: 1.15,
    operation: 0.85,
    listing: 0.3,
    contributors: 0.3,
    blog: 0.4,
    changelog: 0.5,
  },
};

/** Of the page of the platform that the reader has chosen: what it says is for their device. */
export const OWN_PLATFORM = 1.5;

/** How much a reading of a query word counts against the word itself. */
export const readingWeights = {
  exact: 1,
  /** The whole of an identifier, a version, an error code: who types it wants that and nothing else. */
  identifier: 3,
  /** Words joined ("wi fi") or parted ("killswitch"). */
  joined: 1.1,
  /** One word of a compound ("گیری" of "همه‌گیری"): much else has it. */
  part: 0.4,
  spelling: 0.95,
  synonym: 0.85,
  /** The last word, while it is being typed. */
  prefix: 0.4,
  /** The last word, when the letters typed go beyond a stem ("connecti"). */
  overtyped: 0.6,
  /** A typing error, by its distance. */
  typo: [1, 0.8, 0.5],
} as const;

/** Records that rarity is calculated against, at least: the order of hits should not change when the next index file comes. */
export const NOMINAL_RECORDS = 1000;

/** How much each letter that is still to come takes from a match of the beginning of a word. */
export const UNFINISHED = 0.3;

/**
 * Of a query that is one identifier, how much more counts a place that has the whole of it than those that only have its words; one where it is
 * a field or an argument; one that is all about it: the page of that name, an enum value, an error code; and how much more the same with the same
 * capitals and underscores.
 */
export const identifierBoosts = { whole: 100, part: 400, subject: 10_000, exact: 100 } as const;

/** A hit that lacks words of the query loses by this power of the share that it has. */
export const COVERAGE_POWER = 2.5;

/**
 * How much a phrase counts that stands for the whole place, by its likeness to the query: 1 when each has all words of the other. What readers
 * ask says most; the title of an operation says little to those who do not look for one. `exact` comes on top for a phrase that is nearly the
 * query itself: written for that query, it comes before pages whose titles have its words.
 */
export const likeness = { weight: 5, asked: 1, title: 1.4, heading: 0.5, operationTitle: 0.3, exact: 2.5 } as const;

/** The addition of `exact` falls by this power of the likeness: half a phrase gets an eighth of it. */
export const EXACT_POWER = 3;

/** A phrase loses by this power of the share that it has of the query. */
export const LIKENESS_POWER = 1.5;

/**
 * Gain of a page for each of its phrases that has a word of the query, by the rarity of the word: `(1 + phrases / UNASKED) ** (rarity *
 * PAGE_SHARE)`. The likeness sees the best phrase alone; this sees how many there are, in all sections of the page.
 */
export const PAGE_SHARE = 0.035;
export const UNASKED = 0.3;

/**
 * Gain of a place whose phrases have a function word of the query ("why", «چند») more often than all
 * phrases: the ratio of the shares to the power of `power`, over the root of the number of words.
 * Few phrases say little, so `added` ones like all are added to those of the place.
 */
export const FUNCTION_WORDS = { power: 0.2, added: 6 } as const;

/** Gain of a place that has many phrases, whatever their words: `(1 + phrases) ** OFTEN_ASKED`. It is what readers come for. */
export const OFTEN_ASKED = 0.1;

/**
 * From this likeness on, a phrase shows that help has the answer. Of searches by subscribers one in
 * six has no such phrase and loads further files in vain; of those by professionals with an answer
 * elsewhere nine in ten load them.
 */
export const ANSWERED = 0.2;

/** The same for a title or heading: it has to be the query itself, but for rounding. */
export const ASKED_TITLE = 0.99;

/** A hit is left out when it has a smaller share than this of the query words that the fullest hit has. */
export const MIN_COVERAGE = 0.5;

/** Words that are elsewhere on the same page count by this share. */
export const SAME_PAGE_SHARE = 0.33;

/** A word that nearly every page has counts by this share among other words, and no hit loses by lacking it. */
export const COMMON_WORD = 0.15;

/** A hit leads to a section where the section has this share of what the beginning of its page has. */
export const BEGINNING = 0.4;

/** Shortest word that may be a mistyped one. Persian writes few of its vowels. */
export const SHORTEST_CORRECTED = { persian: 4, other: 5 } as const;

/** From this length on a word may have two typing errors, below it one. */
export const LONG_WORD = 11;
