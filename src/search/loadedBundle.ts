import type { SectionId } from '../model/addresses/sections.ts';
import { type Analyser, termsOf } from './analysis/analyser.ts';
import { type PageKind, pageKind } from './bundles.ts';
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
} from './wire.ts';

export interface LoadedPage {
  readonly url: string;
  readonly section: SectionId;
  readonly kind: PageKind;
  readonly title: string;
  readonly path: readonly string[];
  readonly note?: string | undefined;
}

export interface LoadedRecord {
  readonly bundle: Bundle;
  /** Its number in the index file. */
  readonly number: number;
  /** The number of the text file that its excerpt is cut from. */
  readonly part: number;
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

/** The lookup key of an identifier, the same in camel case and with underscores. */
export function identifierKey(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}

function readRecords(file: IndexFile, analyser: Analyser): NewRecord[] {
  const parts = file.parts.flatMap((size, part) => Array.from({ length: size }, () => part));
  const places = file.pages.flatMap(({ headings, ...page }) => {
    const loaded = { ...page, kind: pageKind(page) };
    return [['', ''] as const, ...headings].map(([heading, anchor]) => ({ page: loaded, heading, anchor }));
  });
  return places.map((place, number) => ({
    ...place,
    name: termsOf(place.heading || place.page.title, analyser),
    bundle: file.bundle,
    number,
    part: parts[number] ?? 0,
    phrases: [],
    functionWords: new Map(),
    defines: new Map(),
  }));
}

/** The words of the address: English, so that "slow connection" is found in every language. */
function slugOf({ page, heading, anchor }: LoadedRecord): string {
  return heading === '' ? page.url.split('/').slice(-2).join(' ') : anchor;
}

/** Makes an index file searchable. @throws {SearchIndexError} if postings are missing or invalid */
export function loadBundle(file: IndexFile, analyser: Analyser, body?: BodyFile): LoadedBundle {
  const records = readRecords(file, analyser);
  const postings = new Map<string, Map<LoadedRecord, number>>();

  function add(term: string, field: keyof typeof fieldBoosts, record: NewRecord): void {
    const found = postings.get(term) ?? new Map<LoadedRecord, number>();
    postings.set(term, found.set(record, (found.get(record) ?? 0) + fieldBoosts[field]));
  }

  /** The `asked` phrases by number, still without terms. */
  const phrases = file.phrases.flatMap((count, number) =>
    Array.from({ length: count }, () => ({ record: records[number], terms: [] as string[] })),
  );
  for (const { record, terms } of phrases) record?.phrases.push(terms);

  function addPostings(field: PostedField, source: string, terms: readonly string[]): void {
    const all = readPostings(source);
    if (all.length !== terms.length) throw new SearchIndexError(`The search files lack postings of ${field}.`);
    const ofPhrases = field === 'asked' || field === 'functionWords';
    for (const [at, term] of terms.entries()) {
      let last: NewRecord | undefined;
      for (const number of all[at] ?? []) {
        const record = ofPhrases ? phrases[number]?.record : records[number];
        if (record === undefined) throw new SearchIndexError(`The search index file lacks record or phrase ${number}.`);
        if (field === 'functionWords') record.functionWords.set(term, (record.functionWords.get(term) ?? 0) + 1);
        else if (record !== last) add(term, field, record);
        if (field === 'asked') phrases[number]?.terms.push(term);
        last = record;
      }
    }
  }

  function addFields(fields: readonly PostedField[], { terms, postings: sources }: IndexFile | BodyFile): void {
    const all = readTerms(terms);
    for (const [at, field] of fields.entries()) addPostings(field, sources[at] ?? '', all);
  }

  addFields(postedIn(file.bundle), file);
  if (body) addFields(bodyFields, body);

  for (const [number, anchor, names] of file.definitions)
    for (const name of names.split(' '))
      records[number]?.defines.set(identifierKey(name), { name, anchor: anchor.replace('*', name) });

  for (const record of records) {
    const texts = [
      [record.heading === '' ? 'title' : 'page', record.page.title],
      ['heading', record.heading],
      ['slug', slugOf(record)],
    ] as const;
    for (const [field, text] of texts) for (const term of termsOf(text, analyser)) add(term, field, record);
  }
  return { bundle: file.bundle, records, postings };
}
