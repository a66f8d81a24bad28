// Measures the search engine on tests/search/*.yaml: node tools/search-quality.ts [--misses] [locale …]
// --misses lists the queries of the tuning half whose right page is not first; the held-out half is never listed.

import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { isLocale, locales } from '../src/model/locale.ts';
import type { Analyser } from '../src/search/analysis/analyser.ts';
import { analyser as en } from '../src/search/analysis/en.ts';
import { analyser as fa } from '../src/search/analysis/fa.ts';
import { analyser as ru } from '../src/search/analysis/ru.ts';
import { createSearchEngine } from '../src/search/engine.ts';
import { buildIndexes } from '../src/search/index-builder.ts';
import { readContent } from './search-quality/content-records.ts';
import { readQuerySet } from './search-quality/query-set.ts';
import { judge, type Score, scoreOf } from './search-quality/score.ts';

const root = join(import.meta.dirname, '..');
const analysers: Readonly<Record<string, Analyser>> = { en, fa, ru };
const build = 'quality';

const percent = (value: number) => (Number.isNaN(value) ? '-' : `${(value * 100).toFixed(1)} %`);
const kilobytes = (json: string) => `${(brotliCompressSync(json).length / 1000).toFixed(1)} kB`;
const row = (name: string, { queries, at1, at5 }: Score) =>
  `  ${name.padEnd(14)} ${String(queries).padStart(4)} queries   @1 ${percent(at1).padStart(7)}   @5 ${percent(at5).padStart(7)}`;

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
  const started = performance.now();
  const judgements = judge(queries, (query) => engine.search(query).hits.map((hit) => hit.page));
  const each = (performance.now() - started) / queries.length;
  for (const half of ['tune', 'held out'])
    console.log(row(half, scoreOf(judgements.filter(({ query }) => query.half === half))));
  console.log(`${row('both', scoreOf(judgements))}   ${each.toFixed(2)} ms each`);

  const absent = all.filter((query) => !queries.includes(query));
  if (absent.length > 0) console.log(`  no such page yet: ${absent.map((query) => query.q).join(', ')}`);
  if (!process.argv.includes('--misses')) return;
  for (const { query, rank, pages: found } of judgements)
    if (rank !== 1 && query.half === 'tune')
      console.log(`  ${rank || '-'} [${query.kind}] ${query.q} -> ${[...new Set(found)].slice(0, 3).join(' ')}`);
}

const asked = process.argv.slice(2).filter(isLocale);
for (const locale of asked.length > 0 ? asked : locales) measure(locale);
