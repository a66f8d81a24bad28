// Measures search on tests/search: node tools/searchQuality.ts [--misses] [locale …]
// --misses lists the tuning searches whose right page is not first. Explains one word or query:
// node tools/searchQuality.ts --word ru "тормозит впн"

import { loadSite } from '../src/content/loadSite.ts';
import { isLocale, type Locale, locales } from '../src/model/text/locale.ts';
import { analysers } from '../src/search/analysis/analysers.ts';
import { synonymKey } from '../src/search/analysis/synonyms.ts';
import { searchRecords } from '../src/search/records.ts';
import { firstSearch, isProfessional, type Judgement, judge, shareWithin } from './search-quality/measure.ts';
import { readSearches } from './search-quality/searches.ts';

const { argv } = process;
const { site } = loadSite(process.cwd(), { drafts: false });
const word = argv.indexOf('--word');
const chosen = locales.filter((locale) => argv.includes(locale));

const percent = (value: number) => `${(value * 100).toFixed(1)} %`.padStart(7);

async function measure(locale: Locale): Promise<void> {
  const ask = firstSearch(analysers[locale], searchRecords(site, locale));
  console.log(`\n${locale}`);
  for (const set of ['tune', 'held'] as const) {
    const judgements = await judge(site, locale, ask, readSearches(locale, set));
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
  const { hits, interpretation } = await firstSearch(analyser, searchRecords(site, locale))(query);
  if (interpretation) console.log(`Read as: ${interpretation.query}`);
  for (const { url, score } of hits.slice(0, 5)) console.log(`${score.toFixed(1).padStart(8)} ${url}`);
}

const [named = '', ...query] = argv.slice(word + 1);
if (word < 0) {
  for (const locale of chosen.length > 0 ? chosen : locales) await measure(locale);
} else if (isLocale(named) && query.join('') !== '') await explain(named, query.join(' '));
else {
  console.error(`--word needs a language (${locales.join(', ')}) and a query, as in: --word ru "тормозит впн"`);
  process.exitCode = 1;
}
process.exit(); // A timer of the browser's code may be pending.
