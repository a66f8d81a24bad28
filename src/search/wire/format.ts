import type { Locale } from '../../model/text/locale.ts';
import type { Bundle } from '../types.ts';

/** Raised whenever the meaning of a field below changes: an engine refuses files of another format. */
export const FORMAT_VERSION = 7;

interface Header {
  /** Format version. */
  readonly v: number;
  /** Build id. */
  readonly b: string;
  /** Language. */
  readonly l: Locale;
  /** Number of records, or of words: the check that a file is whole. */
  readonly n: number;
}

interface BundleHeader extends Header {
  /** Bundle. */
  readonly k: Bundle;
}

/** Facts that many pages share; an empty note is none. */
export type Surroundings = readonly [path: readonly string[], note: string];

/** A page: url, number of its section, number of its surroundings, title, then heading and anchor of each further record alternately. */
export type WirePage = readonly [url: string, section: number, path: number, title: string, ...headings: string[]];

/** Identifiers that a record explains, separated by spaces, and their anchors: see `Definitions`. */
export type WireDefinitions = readonly [record: number, anchor: string, names: string];

/** Sorted function words, front coded, and for each the records that have it in a phrase, with the number of such phrases: see functionWords.ts. */
export type WireFunctionWords = readonly [words: string, counts: string];

/**
 * An index file. Titles, headings and addresses are sent as text and analysed again on arrival; only what is not sent as text
 * (keywords, phrases, description, body) travels as postings.
 */
export interface IndexFile extends BundleHeader {
  readonly type: 'index';
  /** Surroundings of pages, numbered: the breadcrumb, and the note that results carry. */
  readonly c: readonly Surroundings[];
  readonly p: readonly WirePage[];
  /** Sorted terms, front coded: see terms.ts. */
  readonly t: string;
  /**
   * Postings of the fields in `postedIn(k)`, in the order of the terms: see postings.ts. Those of
   * `asked` number phrases, the others records.
   */
  readonly f: readonly string[];
  /** How many phrases of `asked` each record has, in the order of the records: see numbers.ts. */
  readonly a: string;
  /** The function words of phrases: see functionWords.ts. */
  readonly w: WireFunctionWords;
  /** The identifiers that records explain; missing where none does. */
  readonly d?: readonly WireDefinitions[];
  /**
   * How many records each text file of the bundle covers, in the order of the records: see
   * numbers.ts.
   */
  readonly x: string;
}

/**
 * The words of the texts of `core`, which is loaded before anything is found: most queries are
 * answered by titles, phrases and descriptions alone. Loaded when they are not.
 */
export interface BodyFile extends BundleHeader {
  readonly type: 'body';
  /** Sorted terms, front coded. */
  readonly t: string;
  /** The postings of the texts, in the order of the terms. */
  readonly f: string;
}

/**
 * The texts of a few neighbouring records that excerpts are cut from: `n` of them, the first of
 * which is number `s`.
 */
export interface TextFile extends BundleHeader {
  readonly type: 'text';
  readonly s: number;
  readonly x: readonly string[];
}

/** Words of the language that are not typing errors. Loaded when a query has a word that no index knows. */
export interface WordsFile extends Header {
  readonly type: 'words';
  /** Sorted stems, front coded: see terms.ts. */
  readonly t: string;
}

/** The fields that travel as postings. */
export const postedFields = ['keywords', 'asked', 'description', 'body'] as const;

/**
 * The fields whose postings are in the index file of a bundle, in the order of `IndexFile.f`. Those
 * of `core` are apart: `BodyFile`.
 */
export const postedIn = (bundle: Bundle) =>
  bundle === 'core' ? postedFields.filter((field) => field !== 'body') : postedFields;
