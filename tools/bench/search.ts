// The figures of search: bytes of what readers load, and memory and time in the largest language.

import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Site } from '../../src/model/site.ts';
import { type Locale, locales } from '../../src/model/text/locale.ts';
import { analysers } from '../../src/search/analysis/analysers.ts';
import { createSearchEngine, type SearchEngine } from '../../src/search/engine.ts';
import { buildIndexes } from '../../src/search/indexBuilder.ts';
import { hitsPerGroup } from '../../src/search/limits.ts';
import { searchRecords } from '../../src/search/records.ts';
import { siteIndex } from '../../src/search/siteIndex.ts';
import { readQuerySet } from '../search-quality/querySet.ts';
import { engineKilobytes } from './engineKilobytes.ts';
import { heapMegabytes, milliseconds, percentile } from './process.ts';
import type { Row } from './rows.ts';

/** Of the 120 kB of a first search, what engine and core index may take. */
const firstQueryBudget = 57;
/** From keystroke to painted results on a slow telephone; painting is not measured here. */
const keystrokeBudget = 50;
const slowdown = 4;
/** The language with the largest index. */
const largest = 'ru';
/** So many queries are enough for the slow ones among their keystrokes, and do not take minutes. */
const typedQueries = 25;
/** Of so many runs the quickest counts: whatever else the machine did only made the others slower. */
const runs = 3;

const kilobytes = (text: string) => brotliCompressSync(text).length / 1000;
const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

async function weightRows(site: Site, locale: Locale): Promise<Row[]> {
  const engine = await engineKilobytes(locale);
  const all = [...siteIndex(site, locale).files].map(([name, json]) => ({
    what: name
      .replace(/\..*/, '')
      .replace(/^(\w+)-text-\d+$/, '$1 texts')
      .replace(/^answers-\d+$/, 'answers'),
    measured: kilobytes(json),
  }));
  const files = [...new Set(all.map(({ what }) => what))].map((what) => ({
    what,
    measured: sum(all.filter((file) => file.what === what).map(({ measured }) => measured)),
  }));
  const core = files.find(({ what }) => what === 'core')?.measured ?? Number.NaN;
  const rows = [
    { what: 'engine', measured: engine },
    { what: 'engine and core index', measured: engine + core, budget: firstQueryBudget },
    ...files,
  ];
  return rows.map((row) => ({ ...row, what: `search ${locale}: ${row.what}, Brotli`, unit: 'kB' }));
}

/** The files of a bundle. */
interface Files {
  readonly index: string;
  readonly body: string | undefined;
  readonly texts: readonly string[];
}

interface Run {
  readonly engine: SearchEngine;
  readonly loading: number;
  /** Of each keystroke, as if queries of the query set were typed letter by letter in the dialog. */
  readonly typing: readonly number[];
}

function run(files: readonly Files[], build: string): Run {
  const engine = createSearchEngine(analysers[largest], build);
  const loading = milliseconds(() => {
    for (const { index, body } of files) {
      engine.load(index);
      if (body) engine.loadBody(body);
    }
  });
  for (const { texts } of files) for (const text of texts) engine.loadTexts(text);
  const queries = readQuerySet(join(import.meta.dirname, '../../tests/search'), largest).slice(0, typedQueries);
  const typing = queries.flatMap(({ q }) =>
    Array.from(q, (_, at) => milliseconds(() => engine.search(q.slice(0, at + 1), { perSection: hitsPerGroup }))),
  );
  return { engine, loading, typing };
}

function runRows(site: Site): Row[] {
  const build = 'bench';
  const records = searchRecords(site, largest);
  const files = [...buildIndexes(records, analysers[largest], build).values()].map(({ index, body, texts }) => ({
    index: JSON.stringify(index),
    body: body && JSON.stringify(body),
    texts: texts.map(({ file }) => JSON.stringify(file)),
  }));

  const before = heapMegabytes();
  const first = run(files, build);
  const memory = heapMegabytes() - before;
  const all = [first, ...Array.from({ length: runs - 1 }, () => run(files, build))];
  const loading = Math.min(...all.map((one) => one.loading)) * slowdown;
  const typing = first.typing.map((_, at) => Math.min(...all.map((one) => one.typing[at] ?? 0)) * slowdown);

  const rows = [
    {
      what: 'indexes, Brotli',
      unit: 'kB',
      measured: sum(files.map(({ index, body = '' }) => kilobytes(index) + kilobytes(body))),
    },
    { what: 'texts, Brotli', unit: 'kB', measured: sum(files.flatMap(({ texts }) => texts.map(kilobytes))) },
    { what: 'memory with everything loaded, after queries', unit: 'MB', measured: memory },
    { what: 'loading the indexes (slow mobile)', unit: 'ms', measured: loading },
    { what: 'keystroke, median (slow mobile)', unit: 'ms', measured: percentile(typing, 0.5) },
    {
      what: 'keystroke, 95 of 100 (slow mobile)',
      unit: 'ms',
      measured: percentile(typing, 0.95),
      budget: keystrokeBudget,
    },
  ];
  return rows.map((row) => ({ ...row, what: `search ${largest}: ${row.what}` }));
}

/** Weight in every language, memory and time in one. */
export async function searchRows(site: Site): Promise<Row[]> {
  const weights = await Promise.all(locales.map((locale) => weightRows(site, locale)));
  return [...weights.flat(), ...runRows(site)];
}
