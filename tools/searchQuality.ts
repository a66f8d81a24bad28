// Measures the search engine on tests/search: node tools/searchQuality.ts [--misses] [--held] [locale …]
// --misses lists the queries of the halves to tune with whose right page is not first; the others are never listed. --held also scores the
// halves of the readers' searches that measure only, which is for the end of a change, not for tuning it.

import { join } from 'node:path';
import { loadSite } from '../src/content/loadSite.ts';
import { type Locale, locales } from '../src/model/text/locale.ts';
import type { SearchEngine } from '../src/search/engine.ts';
import {
  type AskedJudgement,
  afterReading,
  isProfessional,
  judgeAsked,
  ledBy,
  shareWithin,
  wronglyCorrected,
} from './search-quality/askedScore.ts';
import { type AskedHalf, askedHalves, askedLocales, measuresOnly } from './search-quality/askedSet.ts';
import { judgeEngine, loadedEngine } from './search-quality/measure.ts';
import { halves } from './search-quality/querySet.ts';
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

function measureAsked(locale: Locale, half: AskedHalf, engine: SearchEngine): void {
  const judgements = judgeAsked(locale, half, ledBy(engine, site, locale));
  const places = (some: readonly AskedJudgement[]) => {
    const [page1, page5, place1, place5] = [
      shareWithin(some, 'page', 1),
      shareWithin(some, 'page', 5),
      shareWithin(some, 'place', 1),
      shareWithin(some, 'place', 5),
    ].map(percent);
    return `right page @1 ${page1} @5 ${page5}   right place @1 ${place1} @5 ${place5}`;
  };
  const show = (name: string, some: readonly AskedJudgement[]) => {
    const count = `${half} ${name}`.padEnd(24) + String(some.length).padStart(3);
    if (half === 'held') {
      console.log(`  ${count}   as first judged ${places(some)}`);
      console.log(`  ${' '.repeat(count.length)}   after reading   ${places(some.map(afterReading))}`);
    } else console.log(`  ${count}   ${places(some)}`);
  };
  for (const kind of ['short', 'question'] as const)
    show(
      kind,
      judgements.filter(({ row }) => row.kind === kind),
    );
  show('professionals', judgements.filter(isProfessional));
  if (measuresOnly(half) || !process.argv.includes('--misses')) return;
  for (const { row, page, led } of judgements)
    if (page !== 1)
      console.log(`  ${page || '-'} [${row.persona}, ${row.kind}] ${row.q} -> ${led.slice(0, 3).join(' ')}`);
}

const asked = locales.filter((locale) => process.argv.includes(locale));
for (const locale of asked.length > 0 ? asked : locales) {
  measure(locale);
  if (!askedLocales.includes(locale)) continue;
  const engine = loadedEngine(site, locale);
  for (const half of askedHalves.filter((one) => process.argv.includes('--held') || !measuresOnly(one)))
    measureAsked(locale, half, engine);
  console.log(`  everyday sentences in which a word is corrected: ${wronglyCorrected(locale, engine).length}`);
}
