// The search files as they are sent: JSON in which terms and postings are plain text.

import type { SectionId } from '../model/addresses/sections.ts';
import type { Bundle } from './types.ts';

/** Raised whenever the meaning of a field changes: an engine refuses files of another format. */
export const FORMAT_VERSION = 8;

interface Header {
  /** Format version. */
  readonly v: number;
  /** Build id. */
  readonly b: string;
}

/** A page: its first record. */
export interface WirePage {
  readonly url: string;
  readonly section: SectionId;
  readonly path: readonly string[];
  readonly note?: string | undefined;
  readonly title: string;
  /** Its further records. */
  readonly headings: readonly (readonly [heading: string, anchor: string])[];
}

/** Identifiers that a record explains, between spaces, and their anchors: see `Definitions`. */
export type WireDefinitions = readonly [record: number, anchor: string, names: string];

/** An index file. Titles, headings and addresses are analysed on arrival. */
export interface IndexFile extends Header {
  readonly type: 'index';
  readonly bundle: Bundle;
  readonly pages: readonly WirePage[];
  /** Terms, separated by spaces. */
  readonly terms: string;
  /** The fields of `postedIn(bundle)`, by term. `asked` and `functionWords` number phrases. */
  readonly postings: readonly string[];
  /** How many phrases of `asked` each record has. */
  readonly phrases: readonly number[];
  /** The identifiers that records explain. */
  readonly definitions: readonly WireDefinitions[];
  /** How many records each text file of the bundle covers. */
  readonly parts: readonly number[];
}

/** The words of the texts of `core`, for queries that titles and phrases do not answer. */
export interface BodyFile extends Header {
  readonly type: 'body';
  readonly terms: string;
  readonly postings: string;
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

/** The fields that travel as postings. */
export const postedFields = ['keywords', 'asked', 'functionWords', 'description', 'body'] as const;

export type PostedField = (typeof postedFields)[number];

/** The fields whose postings are in the index file of a bundle: see `BodyFile`. */
export const postedIn = (bundle: Bundle): readonly PostedField[] =>
  bundle === 'core' ? postedFields.filter((field) => field !== 'body') : postedFields;

/** Writes for each term the ascending numbers of what has it, as gaps. */
export function writePostings(lists: readonly Iterable<number>[]): string {
  return lists
    .map((list) => {
      const numbers = [...list];
      return numbers.map((number, at) => number - (numbers[at - 1] ?? -1)).join(' ');
    })
    .join(',');
}

/** Reads what `writePostings` wrote. */
export function readPostings(source: string): number[][] {
  return source.split(',').map((gaps) => {
    let number = -1;
    return (gaps === '' ? [] : gaps.split(' ')).map((gap) => {
      number += Number(gap);
      return number;
    });
  });
}

/** Thrown when a search file is cut off, damaged, or `stale`: of another build or format. */
export class SearchIndexError extends Error {
  override readonly name = 'SearchIndexError';
  readonly stale: boolean;

  constructor(message: string, options: ErrorOptions & { readonly stale?: boolean } = {}) {
    super(message, options);
    this.stale = options.stale ?? false;
  }
}

/** Reads a file of a build. @throws {SearchIndexError} if it is cut off or of another build */
export function readFile(json: string, build: string): WireFile {
  let file: WireFile | undefined;
  try {
    file = JSON.parse(json);
  } catch (cause) {
    throw new SearchIndexError('The search file is cut off or no JSON.', { cause });
  }
  if (typeof file?.b !== 'string') throw new SearchIndexError('The search file is something else.');
  if (file.v === FORMAT_VERSION && file.b === build) return file;
  const { type, b, v } = file;
  throw new SearchIndexError(
    `The search ${type} file is of build ${b} and format ${v}, not of ${build} and ${FORMAT_VERSION}.`,
    {
      stale: true,
    },
  );
}
