// Measures the search engine on tests/search/*.yaml: node tools/search-quality.ts [--misses] [locale …]
// --misses lists the queries of the tuning half whose right page is not first; the held-out half is never listed.

import { join } from 'node:path';
import { loadSite } from '../src/content/loadSite.ts';
import { type Locale, locales } from '../src/model/locale.ts';
import { judgeEngine } from './search-quality/measure.ts';
import { halves } from './search-quality/query-set.ts';
import { type Judgement, scoreOf } from './search-quality/score.ts';

const { site } = loadSite(join(import.meta.dirname, '..'), { drafts: false });

const percent = (value: number) => `${(value * 100).toFixed(1)} %`.padStart(7);
const rates = (judgements: readonly Judgement[]) => {
  const { at1, at5 } = scoreOf(judgements);
  return `@1 ${percent(at1)} @5 ${percent(at5)}`;
};

function measure(locale: Locale): void {
  const strict = judgeEngine(site, locale);
  const lenient = judgeEngine(site, locale, true);
  console.log(`\n${locale}`);
  for (const half of [...halves, 'all'] as const) {
    const within = (all: readonly Judgement[]) => all.filter(({ query }) => half === 'all' || query.half === half);
    const count = `${half.padEnd(9)} ${String(within(strict).length).padStart(3)} queries`;
    console.log(`  ${count}   as first judged ${rates(within(strict))}   after reading ${rates(within(lenient))}`);
  }
  if (!process.argv.includes('--misses')) return;
  for (const { query, rank, pages } of lenient)
    if (rank !== 1 && query.half === 'tune')
      console.log(`  ${rank || '-'} [${query.kind}] ${query.q} -> ${[...new Set(pages)].slice(0, 3).join(' ')}`);
}

const asked = locales.filter((locale) => process.argv.includes(locale));
for (const locale of asked.length > 0 ? asked : locales) measure(locale);
