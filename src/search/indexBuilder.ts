// Runs at build time: turns the records of one language into the files that readers download.

import { isolateLatinLists } from '../model/text/latinLists.ts';
import { cellSeparator } from '../model/text/tableText.ts';
import { type Analyser, functionWords, termsOf } from './analysis/analyser.ts';
import { bundleOf } from './bundles.ts';
import { type Bundle, bundles, type SearchRecord } from './types.ts';
import {
  type BodyFile,
  bodyFields,
  formatVersion,
  type IndexFile,
  type PostedField,
  postedIn,
  type TextFile,
  type WireDefinitions,
  type WirePage,
  writePostings,
  writeTerms,
} from './wire.ts';

export interface BuiltBundle {
  readonly index: IndexFile;
  /** The words of its texts, if the index file lacks them. */
  readonly body?: BodyFile;
  readonly texts: readonly BuiltTexts[];
}

/** A text file, and the URLs of the hits whose texts are in it. */
export interface BuiltTexts {
  readonly file: TextFile;
  readonly urls: readonly string[];
}

/** Pages in the order of their first record, each with its own record first. */
function groupByPage(records: readonly SearchRecord[]): SearchRecord[][] {
  const pages = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const page = pages.get(record.url) ?? [];
    if (record.heading === undefined) page.unshift(record);
    else page.push(record);
    pages.set(record.url, page);
  }
  return [...pages.values()];
}

/** Term -> ascending numbers of the texts that have it. */
function invert(texts: readonly (readonly string[])[]): Map<string, Set<number>> {
  const inverted = new Map<string, Set<number>>();
  texts.forEach((terms, record) => {
    for (const term of terms) inverted.set(term, (inverted.get(term) ?? new Set()).add(record));
  });
  return inverted;
}

/** The terms that only the text of a record has: the others change no result and cost 4 %. */
function bodyTerms(record: SearchRecord, analyser: Analyser): string[] {
  const { title, heading = '', description = '', keywords = [], asked, text } = record;
  const elsewhere = new Set(
    [title, heading, description, ...keywords, ...asked].flatMap((part) => termsOf(part, analyser)),
  );
  return termsOf(text, analyser).filter((term) => !elsewhere.has(term));
}

/** A word in more texts than the larger of these bounds does not characterise a place. */
const commonest = { share: 0.12, texts: 50 };

/** Postings without very common words that other fields have as well: 5 % of a file. */
function withoutCommonest(
  postings: ReadonlyMap<string, ReadonlySet<number>>,
  elsewhere: ReadonlySet<string>,
  texts: number,
): Map<string, ReadonlySet<number>> {
  const most = Math.max(commonest.texts, commonest.share * texts);
  return new Map([...postings].filter(([term, records]) => records.size <= most || !elsewhere.has(term)));
}

function wirePages(pages: readonly SearchRecord[][]): WirePage[] {
  return pages.map(([own, ...headings]) => {
    if (own === undefined || own.heading !== undefined)
      throw new Error(`Search records of ${own?.url ?? 'a page'}: the record of the page itself is missing.`);
    const { url, section, path, note, title } = own;
    const places = headings.map(({ heading = '', anchor = '' }) => [heading, anchor] as const);
    return { url, section, path, note, title, headings: places };
  });
}

/** Characters after which a new text file begins: each costs a request. */
const longestFile = 1500;

/** Groups of neighbouring records, the texts of each group in one file. */
function textsTogether(records: readonly SearchRecord[]): SearchRecord[][] {
  const groups: SearchRecord[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const record of records) {
    if (length >= longestFile) {
      groups.push([]);
      length = 0;
    }
    groups[groups.length - 1]?.push(record);
    length += excerptSource(record).length;
  }
  return groups;
}

export function excerptSource({ description = '', text }: SearchRecord): string {
  return [description, text].filter((part) => part !== '').join(' ');
}

/** `cellSeparator` with right-to-left marks, or Latin words around it would run left to right. */
const persianDot = ' \u200f·\u200f ';

/** A text for Persian readers, with its Latin names isolated as on the page. */
function inPersian(text: string): string {
  const parts = isolateLatinLists([text]).flat();
  const isolated = parts.map((part) => (part.isolated ? `\u2068${part.text}\u2069` : part.text)).join('');
  return isolated.replaceAll(cellSeparator, persianDot);
}

function buildBundle(bundle: Bundle, records: readonly SearchRecord[], analyser: Analyser): BuiltBundle {
  const pages = groupByPage(records);
  const ordered = pages.flat();
  const phrases = ordered.flatMap(({ asked }) => asked);
  const postings: Readonly<Record<Exclude<PostedField, 'body'>, Map<string, Set<number>>>> = {
    keywords: invert(ordered.map(({ keywords = [] }) => termsOf(keywords.join(' , '), analyser))),
    asked: invert(phrases.map((phrase) => termsOf(phrase, analyser))),
    functionWords: invert(phrases.map((phrase) => functionWords(analyser.analyse(phrase)))),
    description: invert(ordered.map(({ description = '' }) => termsOf(description, analyser))),
  };
  const elsewhere = new Set(Object.values(postings).flatMap((field) => [...field.keys()]));
  const texts = invert(ordered.map((record) => bodyTerms(record, analyser)));
  const body = withoutCommonest(texts, elsewhere, ordered.length);
  const fields: Readonly<Record<PostedField, ReadonlyMap<string, ReadonlySet<number>>>> = { ...postings, body };
  /** The terms of some fields, and the postings of each field. */
  const posted = (names: readonly PostedField[]) => {
    const terms = [...new Set(names.flatMap((name) => [...fields[name].keys()]))].sort();
    const written = names.map((name) => writePostings(terms.map((term) => fields[name].get(term) ?? [])));
    return { terms: writeTerms(terms), postings: written };
  };
  const header = { v: formatVersion };
  const groups = textsTogether(ordered);
  return {
    index: {
      type: 'index',
      ...header,
      bundle,
      pages: wirePages(pages),
      ...posted(postedIn(bundle)),
      phrases: ordered.map(({ asked }) => asked.length),
      definitions: ordered.flatMap(({ defines = [] }, record) =>
        defines.map(({ anchor, names }): WireDefinitions => [record, anchor, names.join(' ')]),
      ),
      parts: groups.map((group) => group.length),
    },
    ...(bundle === 'core' && { body: { type: 'body', ...header, ...posted(bodyFields) } }),
    texts: groups.map((own, at) => ({
      file: {
        type: 'text',
        ...header,
        bundle,
        first: groups.slice(0, at).flat().length,
        texts: own.map(excerptSource).map(analyser.locale === 'fa' ? inPersian : (text) => text),
      },
      urls: own.map(({ url, anchor }) => (anchor ? `${url}#${anchor}` : url)),
    })),
  };
}

/** The files of one language for each bundle. @throws if a page lacks its own record */
export function buildIndexes(records: readonly SearchRecord[], analyser: Analyser): ReadonlyMap<Bundle, BuiltBundle> {
  const built = new Map<Bundle, BuiltBundle>();
  for (const bundle of bundles) {
    const own = records.filter((record) => bundleOf(record) === bundle);
    if (own.length > 0) built.set(bundle, buildBundle(bundle, own, analyser));
  }
  return built;
}
