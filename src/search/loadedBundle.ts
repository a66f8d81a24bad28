import { type SectionId, sectionIds } from '../model/addresses/sections.ts';
import { type Analyser, indexTerms, titleKey } from './analysis/analyser.ts';
import { type PageKind, pageKind } from './bundles.ts';
import { SearchIndexError } from './indexError.ts';
import { type Field, fields } from './ranking.ts';
import type { Bundle } from './types.ts';
import { type BodyFile, type IndexFile, postedIn } from './wire/format.ts';
import { readFunctionWords } from './wire/functionWords.ts';
import { numberReader } from './wire/numbers.ts';
import { readPostings } from './wire/postings.ts';
import { readTerms } from './wire/terms.ts';

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
  /** Empty on the page's own record. */
  readonly heading: string;
  readonly anchor: string;
  /** Key of the heading, or of the title on the page's own record. */
  readonly key: string;
  /** Number of different terms by field, in the order of `fields`. */
  readonly lengths: readonly number[];
  /** The different terms of its heading, or of the title on the page's own record. */
  readonly name: readonly string[];
  /** The terms of each phrase that readers ask. */
  readonly asked: readonly (readonly string[])[];
  /** How many of these phrases have a function word. */
  readonly functionWords: ReadonlyMap<string, number>;
  /** The identifiers that it explains, by `identifierKey`. */
  readonly defines: ReadonlyMap<string, Definition>;
}

export interface Definition {
  readonly name: string;
  /** Of the place that explains it; empty for the record itself. */
  readonly anchor: string;
}

/** The numbers of the records that have a term, by field, in the order of `fields`. */
export type Postings = readonly (readonly number[])[];

/** An index file taken apart. */
export interface LoadedBundle {
  readonly bundle: Bundle;
  readonly records: readonly LoadedRecord[];
  readonly postings: ReadonlyMap<string, Postings>;
}

interface NewRecord extends LoadedRecord {
  readonly lengths: number[];
  readonly asked: string[][];
  readonly defines: Map<string, Definition>;
}

/** An identifier as it is looked for, whether words are separated by capitals or by underscores. */
export function identifierKey(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}

function readRecords(file: IndexFile, analyser: Analyser): NewRecord[] {
  const named = (text: string) => {
    const units = analyser.analyse(text);
    return { key: titleKey(units), name: [...new Set(indexTerms(units).map(({ term }) => term))] };
  };
  const functionWords = readFunctionWords(file.w, file.n);
  if (functionWords === undefined)
    throw new SearchIndexError('malformed', 'The search index file lacks counts of function words.');
  const sizes = numberReader(file.x);
  const parts: number[] = [];
  for (let size = sizes(), part = 0; size !== undefined; size = sizes(), part++)
    for (let record = 0; record < size; record++) parts.push(part);
  if (parts.length !== file.n)
    throw new SearchIndexError('malformed', 'The search index file does not say where its texts are.');
  const records = file.p.flatMap(([url, section, around, title, ...rest]) => {
    const [path, note] = file.c[around] ?? [[], ''];
    const place = { url, section: sectionIds[section] ?? 'pages' };
    const page = {
      ...place,
      kind: pageKind(place),
      title,
      path,
      ...(note !== '' && { note }),
    };
    const headings = rest.flatMap((heading, index) =>
      index % 2 === 0 ? [{ page, heading, anchor: rest[index + 1] ?? '', ...named(heading) }] : [],
    );
    return [{ page, heading: '', anchor: '', ...named(title) }, ...headings];
  });
  return records.map((record, number) => ({
    ...record,
    bundle: file.k,
    number,
    part: parts[number] ?? 0,
    lengths: fields.map(() => 0),
    asked: [],
    functionWords: functionWords[number] ?? new Map<string, number>(),
    defines: new Map(),
  }));
}

/** The words of the address: English, so that a reader finds "slow connection" in every language. */
function slugOf({ page, heading, anchor }: LoadedRecord): string {
  return heading === '' ? page.url.split('/').slice(-2).join(' ') : anchor;
}

interface NewPhrase {
  readonly record: NewRecord;
  readonly terms: string[];
}

/** The phrases that readers ask, by number, still without terms. */
function readPhrases(counts: string, records: readonly NewRecord[]): NewPhrase[] {
  const next = numberReader(counts);
  return records.flatMap((record) =>
    Array.from({ length: next() ?? 0 }, () => {
      const terms: string[] = [];
      record.asked.push(terms);
      return { record, terms };
    }),
  );
}

/**
 * Makes an index file searchable, with the words of its texts where these have come.
 * @throws {SearchIndexError} when the postings end before the terms do, or name a record that is not there
 */
export function loadBundle(file: IndexFile, analyser: Analyser, body?: BodyFile): LoadedBundle {
  const records = readRecords(file, analyser);
  const postings = new Map<string, number[][]>();

  function add(term: string, field: Field, record: NewRecord): void {
    const byField = postings.get(term) ?? fields.map(() => []);
    postings.set(term, byField);
    const id = fields.indexOf(field);
    const known = byField[id];
    // The terms of a record come one after the other, so that a repeated one is the last.
    if (known === undefined || known[known.length - 1] === record.number) return;
    known.push(record.number);
    record.lengths[id] = (record.lengths[id] ?? 0) + 1;
  }

  const phrases = readPhrases(file.a, records);

  function addPostings(field: Field, source: string, terms: readonly string[]): void {
    const all = readPostings(source, terms.length);
    if (all === undefined) throw new SearchIndexError('malformed', `The search files lack postings of ${field}.`);
    all.forEach((numbers, term) => {
      for (const number of numbers) {
        const phrase = field === 'asked' ? phrases[number] : undefined;
        const record = field === 'asked' ? phrase?.record : records[number];
        if (record === undefined)
          throw new SearchIndexError('malformed', `The search index file lacks record or phrase ${number}.`);
        phrase?.terms.push(terms[term] ?? '');
        add(terms[term] ?? '', field, record);
      }
    });
  }

  const terms = readTerms(file.t);
  postedIn(file.k).forEach((field, index) => {
    addPostings(field, file.f[index] ?? '', terms);
  });
  if (body) addPostings('body', body.f, readTerms(body.t));

  for (const [number, anchor, names] of file.d ?? [])
    for (const name of names.split(' '))
      records[number]?.defines.set(identifierKey(name), { name, anchor: anchor.replace('*', name) });

  for (const record of records) {
    const texts: readonly (readonly [Field, string])[] = [
      [record.heading === '' ? 'title' : 'page', record.page.title],
      ['heading', record.heading],
      ['slug', slugOf(record)],
    ];
    for (const [field, text] of texts)
      for (const { term } of indexTerms(analyser.analyse(text))) add(term, field, record);
  }
  return { bundle: file.k, records, postings };
}
