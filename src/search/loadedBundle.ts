import { type Analyser, termsOf } from './analysis/analyser.ts';
import { type RankedKind, rankedKind } from './bundles.ts';
import { fieldBoosts } from './ranking.ts';
import type { Bundle } from './types.ts';
import {
  type BodyFile,
  bodyFields,
  type IndexFile,
  type PostedField,
  postedIn,
  readPostings,
  readTerms,
  SearchIndexError,
  type WirePage,
} from './wire.ts';

export interface LoadedPage extends Omit<WirePage, 'headings'> {
  readonly kind: RankedKind;
}

export interface LoadedRecord {
  readonly bundle: Bundle;
  /** Its number in the index file. */
  readonly number: number;
  /** Number of the text file; see `EngineHit`. */
  readonly textFile: number;
  readonly page: LoadedPage;
  /** Empty for the page's own record. */
  readonly heading: string;
  readonly anchor: string;
  /** The distinct terms of its heading, or of the title for the page's own record. */
  readonly name: readonly string[];
  /** The terms of each `asked` phrase. */
  readonly phrases: readonly (readonly string[])[];
  /** The number of these phrases with each function word. */
  readonly functionWords: ReadonlyMap<string, number>;
  /** The identifiers that it explains, by `identifierKey`. */
  readonly defines: ReadonlyMap<string, Definition>;
}

export interface Definition {
  readonly name: string;
  /** The anchor of the place that explains it; empty for the record itself. */
  readonly anchor: string;
}

export interface LoadedBundle {
  readonly bundle: Bundle;
  readonly records: readonly LoadedRecord[];
  /** The records of each term, with the weights of its fields. */
  readonly postings: ReadonlyMap<string, ReadonlyMap<LoadedRecord, number>>;
}

interface NewRecord extends LoadedRecord {
  readonly phrases: string[][];
  readonly functionWords: Map<string, number>;
  readonly defines: Map<string, Definition>;
}

interface NewBundle extends LoadedBundle {
  readonly records: readonly NewRecord[];
  /** The records of the `asked` phrases, and the terms read so far, by number. */
  readonly phrases: readonly { readonly record: NewRecord; readonly terms: string[] }[];
  readonly postings: Map<string, Map<LoadedRecord, number>>;
}

/** The lookup key of an identifier, the same in camel case and with underscores. */
export function identifierKey(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}

/** Makes an index file searchable. @throws {SearchIndexError} if postings are missing or invalid */
export function loadBundle(file: IndexFile, analyser: Analyser, body?: BodyFile): LoadedBundle {
  const records = readRecords(file, analyser);
  const bundle: NewBundle = { bundle: file.bundle, records, phrases: readPhrases(file, records), postings: new Map() };
  addFields(bundle, postedIn(file.bundle), file);
  if (body) addFields(bundle, bodyFields, body);
  addDefinitions(bundle, file);
  addNames(bundle, analyser);
  const { phrases: _, ...loaded } = bundle;
  return loaded;
}

function readRecords(file: IndexFile, analyser: Analyser): NewRecord[] {
  const textFiles = file.parts.flatMap((size, textFile) => Array.from({ length: size }, () => textFile));
  const places = file.pages.flatMap(({ headings, ...page }) => {
    const loaded = { ...page, kind: rankedKind(page) };
    return [['', ''] as const, ...headings].map(([heading, anchor]) => ({ page: loaded, heading, anchor }));
  });
  return places.map((place, number) => ({
    ...place,
    name: termsOf(place.heading || place.page.title, analyser),
    bundle: file.bundle,
    number,
    textFile: textFiles[number] ?? 0,
    phrases: [],
    functionWords: new Map(),
    defines: new Map(),
  }));
}

function readPhrases(file: IndexFile, records: readonly NewRecord[]): NewBundle['phrases'] {
  return records.flatMap((record, number) =>
    Array.from({ length: file.phrases[number] ?? 0 }, () => {
      const terms: string[] = [];
      record.phrases.push(terms);
      return { record, terms };
    }),
  );
}

function add({ postings }: NewBundle, term: string, field: keyof typeof fieldBoosts, record: NewRecord): void {
  const found = postings.get(term) ?? new Map<LoadedRecord, number>();
  postings.set(term, found.set(record, (found.get(record) ?? 0) + fieldBoosts[field]));
}

function addFields(bundle: NewBundle, fields: readonly PostedField[], { terms, postings }: IndexFile | BodyFile): void {
  const all = readTerms(terms);
  for (const [at, field] of fields.entries()) {
    const lists = readPostings(postings[at] ?? '');
    if (lists.length !== all.length) throw new SearchIndexError(`The search files lack postings of ${field}.`);
    for (const [index, term] of all.entries()) addPostings(bundle, field, term, lists[index] ?? []);
  }
}

/** Adds a term of a field, which is in the records, or in the phrases, with these numbers. */
function addPostings(bundle: NewBundle, field: PostedField, term: string, numbers: readonly number[]): void {
  const ofPhrases = field === 'asked' || field === 'functionWords';
  let last: NewRecord | undefined;
  for (const number of numbers) {
    const record = ofPhrases ? bundle.phrases[number]?.record : bundle.records[number];
    if (record === undefined) throw new SearchIndexError(`The search index file lacks record or phrase ${number}.`);
    if (field === 'functionWords') record.functionWords.set(term, (record.functionWords.get(term) ?? 0) + 1);
    else if (record !== last) add(bundle, term, field, record);
    if (field === 'asked') bundle.phrases[number]?.terms.push(term);
    last = record;
  }
}

function addDefinitions({ records }: NewBundle, { definitions }: IndexFile): void {
  for (const [number, anchor, names] of definitions)
    for (const name of names.split(' '))
      records[number]?.defines.set(identifierKey(name), { name, anchor: anchor.replace('*', name) });
}

/** The words of titles and headings, which are not in the postings. */
function addNames(bundle: NewBundle, analyser: Analyser): void {
  for (const record of bundle.records) {
    const texts = [
      [record.heading === '' ? 'title' : 'page', record.page.title],
      ['heading', record.heading],
      ['slug', slugOf(record)],
    ] as const;
    for (const [field, text] of texts) for (const term of termsOf(text, analyser)) add(bundle, term, field, record);
  }
}

/** The words of the address: English, so that "slow connection" is found in every language. */
function slugOf({ page, heading, anchor }: LoadedRecord): string {
  return heading === '' ? page.url.split('/').slice(-2).join(' ') : anchor;
}
