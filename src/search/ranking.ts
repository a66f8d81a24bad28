// Every number that decides the order of results: see docs/search.md.

import type { RankedKind } from './bundles.ts';

/** Weight of a match by its field; `page` is the title of the page above a heading. */
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

/** Audience of a query, by its words: a `professional`, a reader in trouble, or any other. */
export type Audience = 'reader' | 'troubled' | 'professional';

const forReaders: Readonly<Record<RankedKind, number>> = {
  tutorials: 1.3,
  troubleshooting: 1,
  services: 1,
  provider: 0.5,
  business: 0.75,
  pages: 0.5,
  guide: 0.7,
  operation: 0.35,
  aside: 0.3,
  blog: 0.4,
  changelog: 0.5,
};

/** Help before history; guides before operations, whose titles match the queries for guides. */
export const pageWeights: Readonly<Record<Audience, Readonly<Record<RankedKind, number>>>> = {
  reader: forReaders,
  troubled: { ...forReaders, tutorials: 1.1, troubleshooting: 1.25 },
  professional: {
    ...forReaders,
    tutorials: 0.65,
    troubleshooting: 0.6,
    services: 0.6,
    provider: 1.05,
    business: 1,
    guide: 1.15,
    operation: 0.85,
  },
};

/** Score factor for the page about the platform that the reader has chosen. */
export const chosenPlatformGain = 1.5;

/** Weight of a reading of a query word, relative to the word itself. */
export const readingWeights = {
  /** The word itself. */
  exact: 1,
  /** The whole of an identifier, a version, an error code. */
  identifier: 3,
  /** Words joined ("wi fi") or split ("killswitch"). */
  joined: 1.1,
  /** One word of a compound ("گیری" of "همه‌گیری"), which many other texts have. */
  part: 0.4,
  synonym: 0.85,
  /** The last word, while it is being typed. */
  prefix: 0.4,
  typo: 0.8,
} as const;

/** Minimum number of records for rarity, so that loading an index file does not change it. */
export const nominalRecords = 1000;

/** Loss of a prefix match for each missing letter. */
export const unfinishedLoss = 0.3;

/** Score factors for an identifier: all of it, its field, its own page, the same capitals. */
export const identifierBoosts = { whole: 100, part: 400, subject: 10_000, exact: 100 } as const;

/** Exponent of the share of the words of the query that a hit has. */
export const coveragePower = 2.5;

/** Gain by the likeness of a phrase; `exact` is for a phrase written for that query. */
export const likeness = { weight: 5, asked: 1, title: 1.4, heading: 0.5, operationTitle: 0.3, exact: 2.5 } as const;

/** Exponent of the likeness in the gain of `exact`. */
export const exactPower = 3;

/** Exponent of the share of the query that a phrase has. */
export const likenessPower = 1.5;

/** Score factor of a page per word: `(1 + phrases / phrasePrior) ** (rarity * pageSharePower)`. */
export const pageSharePower = 0.035;
export const phrasePrior = 0.3;

/** Exponent of the share of phrases with a function word, smoothed by `added` average ones. */
export const functionWordGain = { power: 0.2, added: 6 } as const;

/** Score factor of a place that is often asked for: `(1 + phrases) ** oftenAskedPower`. */
export const oftenAskedPower = 0.1;

/** Likeness of a phrase at which a query does without a file. */
export const sureLikeness = { 'core-body': 0.2, more: 0.4, api: 0.2 } as const;

/** The same for a title or heading; in practice an exact match. */
export const minTitleLikeness = 0.99;

/** Hits with less than this share of the words of the fullest hit are left out. */
export const minCoverage = 0.5;

/** Share by which words elsewhere on the same page count. */
export const samePageShare = 0.33;

/** Weight of a word that nearly every page has; a hit without it is not penalised. */
export const commonWordShare = 0.15;

/** A hit links to a section whose score is at least this share of that of the page's top. */
export const pageTopShare = 0.4;

/** Length of the shortest word that is corrected. Persian omits most vowels. */
export const shortestCorrected = { persian: 4, other: 5 } as const;

/** Length from which a word may have two typing errors instead of one. */
export const minLengthForTwoTypos = 11;
