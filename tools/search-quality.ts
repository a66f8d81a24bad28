// Measures the search engine on tests/search/*.yaml: node tools/search-quality.ts [--misses] [locale …]
// --misses lists the queries of the tuning half whose right page is not first; the held-out half is never listed.

import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { locales } from '../src/model/locale.ts';
import type { Analyser } from '../src/search/analysis/analyser.ts';
import { analyser as en } from '../src/search/analysis/en.ts';
import { analyser as fa } from '../src/search/analysis/fa.ts';
import { analyser as ru } from '../src/search/analysis/ru.ts';
import { createSearchEngine } from '../src/search/engine.ts';
import { buildIndexes } from '../src/search/index-builder.ts';
import { readContent } from './search-quality/content-records.ts';
import { halves, type JudgedQuery, readQuerySet } from './search-quality/query-set.ts';
import { type Judgement, judge, scoreOf } from './search-quality/score.ts';

const root = join(import.meta.dirname, '..');
const analysers: Readonly<Record<string, Analyser>> = { en, fa, ru };
const build = 'quality';

const percent = (value: number) => (Number.isNaN(value) ? '-' : `${(value * 100).toFixed(1)} %`);
const kilobytes = (json: string) => `${(brotliCompressSync(json).length / 1000).toFixed(1)} kB`;
const rates = (judgements: readonly Judgement[]) => {
  const { at1, at5 } = scoreOf(judgements);
  return `@1 ${percent(at1).padStart(7)} @5 ${percent(at5).padStart(7)}`;
};

function measure(locale: keyof typeof analysers): void {
  const analyser = analysers[locale];
  if (analyser === undefined) return;
  const records = readContent(join(root, 'content'), analyser.locale);
  const pages = new Set(records.map((record) => record.url));
  const engine = createSearchEngine(analyser, build);
  console.log(`\n${locale}: ${pages.size} pages, ${records.length} records`);
  for (const [bundle, { index, text }] of buildIndexes(records, analyser, build)) {
    const [indexJson, textJson] = [JSON.stringify(index), JSON.stringify(text)];
    engine.load(indexJson);
    engine.loadTexts(textJson);
    console.log(`  ${bundle}: ${index.n} records, index ${kilobytes(indexJson)}, texts ${kilobytes(textJson)} brotli`);
  }

  const all = readQuerySet(join(root, 'tests/search'), analyser.locale);
  const queries = all.filter((query) => query.answers.some((answer) => pages.has(answer)));
  const found = new Map<string, string[]>();
  const started = performance.now();
  for (const { q } of queries)
    found.set(
      q,
      engine.search(q).hits.map((hit) => hit.page),
    );
  console.log(`  ${((performance.now() - started) / queries.length).toFixed(2)} ms a query`);
  const search = (query: string) => found.get(query) ?? [];
  const first = judge(queries, search);
  const lenient = judge(queries, search, true);
  const of = (half: string) => (judgement: { query: JudgedQuery }) => judgement.query.half === half;
  for (const half of halves) {
    const strict = first.filter(of(half));
    const count = `${half.padEnd(9)} ${String(strict.length).padStart(3)} queries`;
    console.log(`  ${count}   as first judged ${rates(strict)}   after reading ${rates(lenient.filter(of(half)))}`);
  }

  const absent = all.filter((query) => !queries.includes(query));
  if (absent.length > 0) console.log(`  no such page yet: ${absent.map((query) => query.q).join(', ')}`);
  if (!process.argv.includes('--misses')) return;
  for (const { query, rank, pages: hits } of lenient)
    if (rank !== 1 && query.half === 'tune')
      console.log(`  ${rank || '-'} [${query.kind}] ${query.q} -> ${[...new Set(hits)].slice(0, 3).join(' ')}`);
}

const asked = locales.filter((locale) => process.argv.includes(locale));
for (const locale of asked.length > 0 ? asked : locales) measure(locale);
