import type { Locale } from '../../model/text/locale.ts';
import { SearchIndexError } from '../indexError.ts';
import { bundles } from '../types.ts';
import { type BodyFile, FORMAT_VERSION, type IndexFile, postedIn, type TextFile, type WordsFile } from './format.ts';
import { readTerms } from './terms.ts';

/** Expected properties of the files that the page loads. */
export interface Expected {
  readonly locale: Locale;
  /** Build id of the page. */
  readonly build: string;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function hasHeader(
  value: unknown,
  type: string,
  { locale, build }: Expected,
): value is Readonly<Record<string, unknown>> {
  if (!isRecord(value) || value.type !== type)
    throw new SearchIndexError('malformed', `The search ${type} file is something else.`);
  if (value.v !== FORMAT_VERSION)
    throw new SearchIndexError(
      'format',
      `The search ${type} file has format ${String(value.v)}, not ${FORMAT_VERSION}.`,
    );
  if (value.b !== build)
    throw new SearchIndexError(
      'build',
      `The search ${type} file is of build ${String(value.b)}, the page of ${build}.`,
    );
  if (value.l !== locale)
    throw new SearchIndexError('locale', `The search ${type} file is for ${String(value.l)}, not for ${locale}.`);
  return true;
}

function isIndexFile(value: unknown): value is IndexFile {
  if (!isRecord(value) || !Array.isArray(value.p) || !Array.isArray(value.c)) return false;
  const bundle = bundles.find((name) => name === value.k);
  const pages: readonly unknown[] = value.p;
  const whole = pages.every(
    (page) =>
      Array.isArray(page) && page.length >= 4 && page.length % 2 === 0 && isStrings([page[0], ...page.slice(3)]),
  );
  const records = pages.reduce<number>((sum, page) => sum + (Array.isArray(page) ? (page.length - 2) / 2 : 0), 0);
  return (
    whole &&
    records === value.n &&
    typeof value.t === 'string' &&
    typeof value.a === 'string' &&
    typeof value.x === 'string' &&
    (value.d === undefined || Array.isArray(value.d)) &&
    isStrings(value.w) &&
    value.w.length === 2 &&
    isStrings(value.f) &&
    bundle !== undefined &&
    value.f.length === postedIn(bundle).length
  );
}

function isBodyFile(value: unknown): value is BodyFile {
  return isRecord(value) && typeof value.t === 'string' && typeof value.f === 'string';
}

function isTextFile(value: unknown): value is TextFile {
  return isRecord(value) && typeof value.s === 'number' && isStrings(value.x) && value.x.length === value.n;
}

function isWordsFile(value: unknown): value is WordsFile {
  return isRecord(value) && typeof value.t === 'string' && readTerms(value.t).length === value.n;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new SearchIndexError('unreadable', 'The search file is cut off or no JSON.', { cause });
  }
}

/**
 * Reads an index file as it came over the line.
 * @throws {SearchIndexError} when it is truncated, damaged, or of another format, build or language
 */
export function readIndexFile(json: string, expected: Expected): IndexFile {
  const value = parse(json);
  if (hasHeader(value, 'index', expected) && isIndexFile(value)) return value;
  throw new SearchIndexError('malformed', 'The search index file is damaged.');
}

/** Reads the file of the words of texts; throws as `readIndexFile` does. */
export function readBodyFile(json: string, expected: Expected): BodyFile {
  const value = parse(json);
  if (hasHeader(value, 'body', expected) && isBodyFile(value)) return value;
  throw new SearchIndexError('malformed', 'The search body file is damaged.');
}

/** Reads a text file; throws as `readIndexFile` does. */
export function readTextFile(json: string, expected: Expected): TextFile {
  const value = parse(json);
  if (hasHeader(value, 'text', expected) && isTextFile(value)) return value;
  throw new SearchIndexError('malformed', 'The search text file is damaged.');
}

/** Reads the file of known words; throws as `readIndexFile` does. */
export function readWordsFile(json: string, expected: Expected): WordsFile {
  const value = parse(json);
  if (hasHeader(value, 'words', expected) && isWordsFile(value)) return value;
  throw new SearchIndexError('malformed', 'The search words file is damaged.');
}
