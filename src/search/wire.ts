// The search files as they are sent: JSON in which terms and postings are short strings.

import type { SectionId } from '../model/addresses/sections.ts';
import type { Bundle } from './types.ts';

/** Increased whenever the meaning of a field changes: an engine rejects other formats. */
export const formatVersion = 9;

interface Header {
  /** Format version. */
  readonly v: number;
}

/** A page, which is its own first record. */
export interface WirePage {
  readonly url: string;
  readonly section: SectionId;
  readonly path: readonly string[];
  readonly note?: string | undefined;
  readonly title: string;
  /** Its further records. */
  readonly headings: readonly (readonly [heading: string, anchor: string])[];
}

/** Identifiers that a record explains, separated by spaces, with an anchor: see `Definitions`. */
export type WireDefinitions = readonly [record: number, anchor: string, names: string];

/** An index file. Titles, headings and addresses are analysed when it is loaded. */
export interface IndexFile extends Header {
  readonly type: 'index';
  readonly bundle: Bundle;
  readonly pages: readonly WirePage[];
  /** Its terms: see `writeTerms`. */
  readonly terms: string;
  /** The fields of `postedIn(bundle)`, by term. `asked` and `functionWords` number phrases. */
  readonly postings: readonly string[];
  /** Number of `asked` phrases of each record. */
  readonly phrases: readonly number[];
  readonly definitions: readonly WireDefinitions[];
  /** Number of records in each text file of the bundle. */
  readonly parts: readonly number[];
}

/** The words of the texts of `core`, for queries that titles and phrases do not answer. */
export interface BodyFile extends Header {
  readonly type: 'body';
  readonly terms: string;
  /** The postings of `bodyFields`. */
  readonly postings: readonly string[];
}

/** The texts of a few neighbouring records that excerpts are cut from. */
export interface TextFile extends Header {
  readonly type: 'text';
  readonly bundle: Bundle;
  /** The number of the first record. */
  readonly first: number;
  readonly texts: readonly string[];
}

export type WireFile = IndexFile | BodyFile | TextFile;

/** The fields with postings: those that a query waits for, and the words of texts. */
const askedFields = ['keywords', 'asked', 'functionWords'] as const;
export const bodyFields = ['description', 'body'] as const;

export type PostedField = (typeof askedFields | typeof bodyFields)[number];

/** The fields whose postings are in the index file of a bundle: see `BodyFile`. */
export const postedIn = (bundle: Bundle): readonly PostedField[] =>
  bundle === 'core' ? askedFields : [...askedFields, ...bodyFields];

/** The character of a gap of 0. From here on none needs an escape in JSON. */
const firstCode = '\\'.charCodeAt(0) + 1;

/** Writes the ascending numbers of each term: one character for each gap, then a space. */
export function writePostings(lists: readonly Iterable<number>[]): string {
  return lists
    .map((list) => {
      const numbers = [...list];
      const gaps = numbers.map((number, at) => number - (numbers[at - 1] ?? -1));
      return `${gaps.map((gap) => String.fromCharCode(firstCode + gap)).join('')} `;
    })
    .join('');
}

export function readPostings(source: string): number[][] {
  const lists = source.split(' ').slice(0, -1);
  return lists.map((gaps) => {
    let number = -1;
    return Array.from(gaps, (gap) => {
      number += gap.charCodeAt(0) - firstCode;
      return number;
    });
  });
}

/** Capitals for the number of letters that a term shares with the previous one. */
const sharedDigits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Writes sorted terms, which are folded and so without capitals. */
export function writeTerms(terms: readonly string[]): string {
  return terms
    .map((term, at) => {
      const before = terms[at - 1] ?? '';
      let shared = 0;
      while (shared < sharedDigits.length - 1 && shared < term.length && term[shared] === before[shared]) shared++;
      return `${sharedDigits[shared]}${term.slice(shared)}`;
    })
    .join('');
}

export function readTerms(source: string): string[] {
  let term = '';
  return Array.from(source.matchAll(/([A-Z])([^A-Z]*)/g), ([, shared = '', rest = '']) => {
    term = term.slice(0, sharedDigits.indexOf(shared)) + rest;
    return term;
  });
}

/** Thrown if a search file is truncated, damaged, or `stale`: of another format. */
export class SearchIndexError extends Error {
  override readonly name = 'SearchIndexError';
  readonly stale: boolean;

  constructor(message: string, options: ErrorOptions & { readonly stale?: boolean } = {}) {
    super(message, options);
    this.stale = options.stale ?? false;
  }
}

/** Reads a file; throws a `SearchIndexError` if it is truncated or has another format. */
export function readFile(json: string): WireFile {
  let file: WireFile | undefined;
  try {
    file = JSON.parse(json);
  } catch (cause) {
    throw new SearchIndexError('The search file is truncated or not JSON.', { cause });
  }
  if (typeof file?.v !== 'number') throw new SearchIndexError('The file is not a search file.');
  if (file.v === formatVersion) return file;
  throw new SearchIndexError(`The search ${file.type} file is of format ${file.v}, not of ${formatVersion}.`, {
    stale: true,
  });
}
