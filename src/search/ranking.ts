// Every number that decides the order of results: see docs/search.md.

import type { PageKind } from './bundles.ts';

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

const forReaders: Readonly<Record<PageKind, number>> = {
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

/** Help before history, guides before operations, whose titles readers of guides type. */
export const pageWeights: Readonly<Record<Audience, Readonly<Record<PageKind, number>>>> = {
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

/** Gain of the page of the platform that the reader has chosen: it is about their device. */
export const ownPlatform = 1.5;

/** How much a reading of a query word counts against the word itself. */
export const readingWeights = {
  /** The word itself. */
  exact: 1,
  /** The whole of an identifier, a version, an error code. */
  identifier: 3,
  /** Words joined ("wi fi") or parted ("killswitch"). */
  joined: 1.1,
  /** One word of a compound ("گیری" of "همه‌گیری"): much else has it. */
  part: 0.4,
  synonym: 0.85,
  /** The last word, while it is being typed. */
  prefix: 0.4,
  typo: 0.8,
} as const;

/** Records that rarity is calculated against: the next index file should not change it. */
export const nominalRecords = 1000;

/** How much each letter that is still to come takes from a match of the beginning of a word. */
export const unfinishedLoss = 0.3;

/** Gain for one identifier: the whole of it, its field, its own page, the same capitals. */
export const identifierBoosts = { whole: 100, part: 400, subject: 10_000, exact: 100 } as const;

/** A hit that lacks words of the query loses by this power of the share that it has. */
export const coveragePower = 2.5;

/** By the likeness of a phrase to the query. `exact` is for a phrase written for that query. */
export const likeness = { weight: 5, asked: 1, title: 1.4, heading: 0.5, operationTitle: 0.3, exact: 2.5 } as const;

/** The addition of `exact` falls by this power of the likeness. */
export const exactPower = 3;

/** A phrase loses by this power of the share that it has of the query. */
export const likenessPower = 1.5;

/** A page with phrases gains `(1 + phrases / phrasePrior) ** (rarity * pageSharePower)` by a word. */
export const pageSharePower = 0.035;
export const phrasePrior = 0.3;

/** Gain by the share of phrases with a function word, `added` usual ones included, to `power`. */
export const functionWordGain = { power: 0.2, added: 6 } as const;

/** Gain of a place that readers come for: `(1 + phrases) ** oftenAskedPower`. */
export const oftenAskedPower = 0.1;

/** From this likeness on help has the answer; nine in ten professionals load further files. */
export const minPhraseLikeness = 0.2;

/** The same for a title or heading: it has to be the query itself, but for rounding. */
export const minTitleLikeness = 0.99;

/** A hit is left out that has less than this share of what the fullest hit has. */
export const minCoverage = 0.5;

/** Words that are elsewhere on the same page count by this share. */
export const samePageShare = 0.33;

/** A word that nearly every page has counts by this share, and no hit loses by lacking it. */
export const commonWordShare = 0.15;

/** A hit leads to a section whose score is at least this share of that of the page's top. */
export const pageTopShare = 0.4;

/** Shortest word that may be a mistyped one. Persian writes few of its vowels. */
export const shortestCorrected = { persian: 4, other: 5 } as const;

/** From this length on a word may have two typing errors, below it one. */
export const longWord = 11;
