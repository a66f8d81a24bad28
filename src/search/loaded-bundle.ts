import MiniSearch, { type AsPlainObject } from 'minisearch';
import { type Analyser, indexTerms, titleKey } from './analysis/analyser.ts';
import { SearchIndexError } from './index-error.ts';
import { bm25, type Field, fieldBoosts, fields, NOMINAL_RECORDS } from './ranking.ts';
import { remember } from './remember.ts';
import { type Bundle, type Section, sections } from './types.ts';
import { type IndexFile, postedFields } from './wire/format.ts';
import { readPostings } from './wire/postings.ts';
import { readTerms } from './wire/terms.ts';

export interface LoadedPage {
  readonly url: string;
  readonly section: Section;
  readonly title: string;
  readonly path: readonly string[];
}

export interface LoadedRecord {
  readonly page: LoadedPage;
  /** Empty on the page's own record. */
  readonly heading: string;
  readonly anchor: string;
  /** Key of the heading, or of the title on the page's own record. */
  readonly key: string;
}

/** What one record has of a looked-up term: the score and the index terms that matched. */
export interface Match {
  readonly score: number;
  readonly terms: readonly string[];
}

/** How a key is compared with the terms of the index. */
export type LookupMode = 'exact' | 'prefix';

/** An index file ready for searching. */
export interface LoadedBundle {
  readonly bundle: Bundle;
  readonly records: readonly LoadedRecord[];
  has(term: string): boolean;
  /** Every term of the index. */
  terms(): Iterable<string>;
  /** The records that have a term, by their number. */
  lookup(key: string, mode: LookupMode): ReadonlyMap<number, Match>;
}

const REMEMBERED_LOOKUPS = 200;

type Postings = Record<number, Record<number, number>>;

const fieldIds = Object.fromEntries(fields.map((field, id) => [field, id]));

function readRecords(file: IndexFile, analyser: Analyser): LoadedRecord[] {
  const keyOf = (text: string) => titleKey(analyser.analyse(text));
  return file.p.flatMap(([url, section, path, title, ...rest]) => {
    const page = { url, section: sections[section] ?? 'pages', title, path: file.c[path] ?? [] };
    const own = { page, heading: '', anchor: '', key: keyOf(title) };
    const headings = rest.flatMap((heading, index) =>
      index % 2 === 0 ? [{ page, heading, anchor: rest[index + 1] ?? '', key: keyOf(heading) }] : [],
    );
    return [own, ...headings];
  });
}

/** The words of the address: English, so that a reader finds "slow connection" in every language. */
function slugOf({ page, heading, anchor }: LoadedRecord): string {
  return heading === '' ? page.url.split('/').slice(-2).join(' ') : anchor;
}

/** Collects postings per term and the number of terms of each field, which BM25 needs. */
function collector(recordCount: number) {
  const index = new Map<string, Postings>();
  const lengths = Array.from({ length: recordCount }, () => fields.map(() => 0));

  function add(term: string, field: Field, record: number): void {
    const id = fieldIds[field] ?? 0;
    const postings = index.get(term) ?? {};
    index.set(term, postings);
    const records = postings[id] ?? {};
    postings[id] = records;
    const length = lengths[record];
    if (length !== undefined && records[record] === undefined) length[id] = (length[id] ?? 0) + 1;
    records[record] = 1;
  }

  function plainObject(): AsPlainObject {
    const averages = fields.map((_, id) => {
      const filled = lengths.flatMap((length) => length[id] || []);
      return filled.reduce((sum, length) => sum + length, 0) / Math.max(1, filled.length);
    });
    const numbers = Object.fromEntries(lengths.map((_, record) => [record, record]));
    return {
      documentCount: Math.max(recordCount, NOMINAL_RECORDS),
      nextId: recordCount,
      documentIds: numbers,
      fieldIds,
      fieldLength: Object.fromEntries(lengths.entries()),
      averageFieldLength: averages,
      storedFields: {},
      dirtCount: 0,
      index: [...index].map(([term, postings]) => [term, postings] as [string, Postings]),
      serializationVersion: 2,
    };
  }

  return { add, plainObject };
}

/**
 * Makes an index file searchable.
 * @throws {SearchIndexError} when the postings end before the terms do
 */
export function loadBundle(file: IndexFile, analyser: Analyser): LoadedBundle {
  const records = readRecords(file, analyser);
  const { add, plainObject } = collector(records.length);

  const terms = readTerms(file.t);
  postedFields.forEach((field, index) => {
    const all = readPostings(file.f[index] ?? '', terms.length);
    if (all === undefined) throw new SearchIndexError('malformed', `The search index file lacks postings of ${field}.`);
    all.forEach((postings, number) => {
      for (const record of postings) add(terms[number] ?? '', field, record);
    });
  });

  records.forEach((record, number) => {
    const texts: readonly (readonly [Field, string])[] = [
      [record.heading === '' ? 'title' : 'page', record.page.title],
      ['heading', record.heading],
      ['slug', slugOf(record)],
    ];
    for (const [field, text] of texts)
      for (const { term } of indexTerms(analyser.analyse(text))) add(term, field, number);
  });

  const plain = plainObject();
  const known = new Set(plain.index.map(([term]) => term));
  const miniSearch = MiniSearch.loadJS<LoadedRecord>(plain, { fields: [...fields] });

  function search(key: string, prefix: boolean): ReadonlyMap<number, Match> {
    const results = miniSearch.search(key, {
      tokenize: (term) => [term],
      processTerm: (term) => term,
      prefix,
      weights: { prefix: 1, fuzzy: 1 },
      boost: fieldBoosts,
      bm25,
    });
    return new Map(results.map(({ id, score, terms }) => [Number(id), { score, terms }]));
  }

  const lookups = {
    exact: remember(REMEMBERED_LOOKUPS, (key) => search(key, false)),
    prefix: remember(REMEMBERED_LOOKUPS, (key) => search(key, true)),
  };

  return {
    bundle: file.k,
    records,
    has: (term) => known.has(term),
    terms: () => known,
    lookup: (key, mode) => lookups[mode](key),
  };
}
