// Compares the embedded engine with other search libraries on tests/search/*.yaml and the held half of tests/search/asked:
// node tools/searchComparison.ts
// The libraries are installed into a temporary folder; they are not dependencies of this project.

import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';
import { loadSite } from '../src/content/loadSite.ts';
import { type Locale, locales } from '../src/model/locale.ts';
import { stopWords as en } from '../src/search/analysis/en/stopWords.ts';
import { stopWords as fa } from '../src/search/analysis/fa/stopWords.ts';
import { stopWords as ru } from '../src/search/analysis/ru/stopWords.ts';
import { fieldBoosts, pageWeights } from '../src/search/ranking.ts';
import { searchRecords } from '../src/search/records.ts';
import { siteIndex } from '../src/search/siteIndex.ts';
import { type AskedJudgement, isProfessional, judgeAsked, ledBy, shareWithin } from './search-quality/askedScore.ts';
import { readAskedRows } from './search-quality/askedSet.ts';
import { judgeEngine, loadedEngine, siteQueries } from './search-quality/measure.ts';
import { askPagefind } from './search-quality/pagefind.ts';
import { type Judgement, judge, scoreOf } from './search-quality/score.ts';

const libraries = [
  'minisearch@7.2.0',
  '@orama/orama@3.1.18',
  '@orama/stemmers@3.1.18',
  'flexsearch@0.8.212',
  'pagefind@1.6.0',
];
/** Kinds of query that search libraries do not claim to answer without lists of the integrator. */
const extraordinary = ['layout', 'transliterated', 'synonym'];
const stopWords = { en, fa, ru };
const answersSchema = z.record(
  z.string(),
  z.object({ size: z.number(), pages: z.record(z.string(), z.array(z.string())) }),
);
type Answers = z.infer<typeof answersSchema>;

const { site } = loadSite(join(import.meta.dirname, '..'), { drafts: false });
const folder = mkdtempSync(join(tmpdir(), 'search-comparison-'));
execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', ...libraries], { stdio: 'inherit' });
for (const script of ['peers.mjs', 'pagefindIndex.mjs'])
  copyFileSync(join(import.meta.dirname, 'search-quality', script), join(folder, script));

async function askPeers(locale: Locale, queries: readonly string[]): Promise<Answers> {
  const [input, output] = [join(folder, `${locale}.json`), join(folder, `${locale}-answers.json`)];
  const records = searchRecords(site, locale);
  const words = { stopWords: stopWords[locale], queries };
  const asked = {
    locale,
    records,
    ...words,
    boosts: fieldBoosts,
    sectionBoosts: { ...pageWeights.reader, api: pageWeights.reader.operation },
  };
  writeFileSync(input, JSON.stringify(asked));
  execFileSync(process.execPath, [join(folder, 'peers.mjs'), input, output], { stdio: 'inherit' });
  const pagefind = join(folder, `pagefind-${locale}`);
  execFileSync(process.execPath, [join(folder, 'pagefindIndex.mjs'), input, pagefind], { stdio: 'inherit' });
  const answers = answersSchema.parse(JSON.parse(readFileSync(output, 'utf8')));
  return { ...answers, Pagefind: await askPagefind(pagefind, queries, new Set(stopWords[locale].split(/\s+/))) };
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function report(judgements: readonly Judgement[]): string {
  const { at1, at5 } = scoreOf(judgements);
  const heldOut = scoreOf(judgements.filter(({ query }) => query.half !== 'tune'));
  const ordinary = scoreOf(judgements.filter(({ query }) => !extraordinary.includes(query.kind)));
  return [at1, at5, heldOut.at1, heldOut.at5, ordinary.at1, ordinary.at5].map(percent).join(' | ');
}

/** The readers' own searches, by the page alone: the other libraries know no best section of a page. */
function reportAsked(judgements: readonly AskedJudgement[]): string {
  const kinds = [
    judgements.filter(({ row }) => row.kind === 'short'),
    judgements.filter(({ row }) => row.kind === 'question'),
    judgements.filter(isProfessional),
  ];
  return kinds
    .flatMap((some) => [shareWithin(some, 'page', 1), shareWithin(some, 'page', 5)])
    .map(percent)
    .join(' | ');
}

const columns =
  'not tuned on: @1 | @5 | ordinary: @1 | @5 | asked, short: @1 | @5 | questions: @1 | @5 | professionals: @1 | @5';
console.log(`\n| language | engine | @1 | @5 | ${columns} | index, Brotli |`);
console.log(`|${' - |'.repeat(15)}`);
for (const locale of locales) {
  const queries = siteQueries(site, locale);
  const asked = readAskedRows(locale, 'held').map(({ q }) => q);
  const prefix = site.urls.page(locale, '').length;
  const own = [...siteIndex(site, locale).files].filter(([name]) => !/-text\.|^answers\./.test(name));
  const size = own.reduce((sum, [, json]) => sum + brotliCompressSync(json).length, 0);
  const show = (name: string, bytes: number, ...cells: readonly string[]) =>
    console.log(`| ${[locale, name, ...cells].join(' | ')} | ${(bytes / 1000).toFixed(0)} kB |`);
  const ownAsked = judgeAsked(locale, 'held', ledBy(loadedEngine(site, locale), site, locale));
  show('embedded', size, report(judgeEngine(site, locale)), reportAsked(ownAsked));
  const peers = await askPeers(locale, [...queries.map(({ q }) => q), ...asked]);
  for (const [name, answers] of Object.entries(peers)) {
    const search = (query: string) => (answers.pages[query] ?? []).map((page) => page.slice(prefix));
    show(name, answers.size, report(judge(queries, search)), reportAsked(judgeAsked(locale, 'held', search)));
  }
}
rmSync(folder, { recursive: true });
