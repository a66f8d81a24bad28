// Measures search on tests/search: node tools/searchQuality.ts [--misses] [locale …]
// --misses lists the tuning searches whose right page is not first. Explains one word or query:
// node tools/searchQuality.ts --word ru "тормозит впн"

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Site } from '../src/model/site.ts';
import { isLocale, type Locale, locales } from '../src/model/text/locale.ts';
import { analysers } from '../src/search/analysis/analysers.ts';
import { synonymKey } from '../src/search/analysis/synonyms.ts';
import { searchRecords } from '../src/search/records.ts';
import type { SearchRecord } from '../src/search/types.ts';
import { wholeEngine } from '../src/search/wholeEngine.ts';
import { isProfessional, type Judgement, judge, shareWithin, siteEngine } from './search-quality/measure.ts';
import { readSearches } from './search-quality/searches.ts';
import { sourcesStamp } from './unchanged/sourcesStamp.ts';

const root = join(import.meta.dirname, '..');
const { argv } = process;
const word = argv.indexOf('--word');
const chosen = locales.filter((locale) => argv.includes(locale));

const percent = (value: number) => `${(value * 100).toFixed(1)} %`.padStart(7);

function measure(site: Site, locale: Locale): void {
  const engine = siteEngine(site, locale);
  console.log(`\n${locale}`);
  for (const set of ['tune', 'held'] as const) {
    const judgements = judge(site, engine, readSearches(locale, set));
    const groupOf = (one: Judgement) => (isProfessional(one) ? 'professionals' : one.search.kind);
    for (const group of ['short', 'question', 'professionals']) {
      const some = judgements.filter((one) => groupOf(one) === group);
      const rates = `@1 ${percent(shareWithin(some, 1))} @5 ${percent(shareWithin(some, 5))}`;
      const astray = some.filter(({ isForOthers }) => isForOthers).length;
      console.log(`  ${set} ${group.padEnd(15)} ${String(some.length).padStart(3)}  ${rates}  for others ${astray}`);
    }
    if (set === 'held' || !argv.includes('--misses')) continue;
    for (const { search, rank, led } of judgements)
      if (rank !== 1) console.log(`  ${rank || '-'} [${search.persona}] ${search.q} -> ${led.slice(0, 3).join(' ')}`);
  }
}

/** Imported on demand: reading the site, with its modules, takes most of the time. */
const readSite = async (): Promise<Site> =>
  (await import('../src/content/loadSite.ts')).loadSite(root, { drafts: false }).site;

/** Sources that do not affect records: words, analysis, plan and score. */
const notOfRecords = /^(?:site|src)\/search\/(?!records|bundles)/;

/** The records of a language, cached until their sources change. */
async function recordsOf(locale: Locale): Promise<readonly SearchRecord[]> {
  const file = join(root, '.cache', 'records', `${locale}.json`);
  const sources = sourcesStamp(root, notOfRecords);
  try {
    const last: { sources: string; records: SearchRecord[] } = JSON.parse(readFileSync(file, 'utf8'));
    if (last.sources === sources) return last.records;
  } catch {} // It is missing or truncated.
  const records = searchRecords(await readSite(), locale);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ sources, records }));
  return records;
}

/** Prints how the engine reads the words of a query, and its hits. */
async function explain(locale: Locale, query: string): Promise<void> {
  const analyser = analysers[locale];
  for (const { parts, whole } of analyser.analyse(query)) {
    for (const { text, term, stop } of whole ? [...parts, { ...whole, stop: false }] : parts) {
      const facts = [
        stop && 'function word',
        analyser.isCommon(text) && 'weak among other words',
        analyser.isProfessional(term) && 'jargon',
        ...analyser.synonyms.get(synonymKey([term])).map((terms) => `also ${terms.join(' ')}`),
      ];
      console.log(`${text} = ${term}: ${facts.filter(Boolean).join(', ') || 'nothing listed'}`);
    }
  }
  if (analyser.isComplaint(query)) console.log('The query is about something that does not work.');
  const { hits, interpretation } = wholeEngine(analyser, await recordsOf(locale)).search(query, { limit: 5 });
  if (interpretation) console.log(`Read as: ${interpretation.query}`);
  for (const { url, score } of hits) console.log(`${score.toFixed(1).padStart(8)} ${url}`);
}

if (word < 0) {
  const site = await readSite();
  for (const locale of chosen.length > 0 ? chosen : locales) measure(site, locale);
} else {
  const [locale = '', ...query] = argv.slice(word + 1);
  if (isLocale(locale) && query.join('') !== '') await explain(locale, query.join(' '));
  else {
    console.error(`--word needs a language (${locales.join(', ')}) and a query, as in: --word ru "тормозит впн"`);
    process.exitCode = 1;
  }
}
