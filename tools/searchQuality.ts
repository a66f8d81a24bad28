// Measures the search engine on tests/search: node tools/searchQuality.ts [--misses] [locale …]
// --misses lists the searches to tune with whose right page is not first.
// Says what one word or query does: node tools/searchQuality.ts --word ru "тормозит впн"

import { join } from 'node:path';
import { loadSite } from '../src/content/loadSite.ts';
import type { Site } from '../src/model/site.ts';
import { isLocale, type Locale, locales } from '../src/model/text/locale.ts';
import { analysers } from '../src/search/analysis/analysers.ts';
import { synonymKey } from '../src/search/analysis/synonyms.ts';
import { isProfessional, type Judgement, judge, shareWithin, siteEngine } from './search-quality/measure.ts';
import { readSearches } from './search-quality/searches.ts';

const { argv } = process;
const word = argv.indexOf('--word');
const chosen = locales.filter((locale) => argv.includes(locale));

const percent = (value: number) => `${(value * 100).toFixed(1)} %`.padStart(7);

function measure(site: Site, locale: Locale): void {
  const engine = siteEngine(site, locale);
  console.log(`\n${locale}`);
  for (const set of ['tune', 'held'] as const) {
    const judgements = judge(site, engine, readSearches(locale, set));
    const others = judgements.filter((one) => !isProfessional(one));
    const show = (name: string, some: readonly Judgement[]) => {
      const rates = `@1 ${percent(shareWithin(some, 1))} @5 ${percent(shareWithin(some, 5))}`;
      const astray = some.filter(({ isForOthers }) => isForOthers).length;
      console.log(
        `  ${`${set} ${name}`.padEnd(20)} ${String(some.length).padStart(3)}  ${rates}  for others ${astray}`,
      );
    };
    for (const kind of ['short', 'question'] as const) {
      const own = others.filter(({ search }) => search.kind === kind);
      show(kind, own);
    }
    show('professionals', judgements.filter(isProfessional));
    if (set === 'held' || !argv.includes('--misses')) continue;
    for (const { search, rank, led } of judgements)
      if (rank !== 1) console.log(`  ${rank || '-'} [${search.persona}] ${search.q} -> ${led.slice(0, 3).join(' ')}`);
  }
}

/** Shows how the engine reads the words of a query, and what it finds. */
function explain(site: Site, locale: Locale, query: string): void {
  const analyser = analysers[locale];
  for (const { parts, whole } of analyser.analyse(query)) {
    for (const { text, term, stop } of whole ? [...parts, { ...whole, stop: false }] : parts) {
      const facts = [
        stop && 'function word',
        analyser.isCommon(text) && 'says little among others',
        analyser.isProfessional(term) && 'of the trade',
        ...analyser.synonyms.get(synonymKey([term])).map((terms) => `also ${terms.join(' ')}`),
      ];
      console.log(`${text} = ${term}: ${facts.filter(Boolean).join(', ') || 'nothing listed'}`);
    }
  }
  if (analyser.isComplaint(query)) console.log('The query says that something does not work.');
  const { hits, interpretation } = siteEngine(site, locale).search(query, { limit: 5 });
  if (interpretation) console.log(`Read as: ${interpretation.query}`);
  for (const { url, score } of hits) console.log(`${score.toFixed(1).padStart(8)} ${url}`);
}

const { site } = loadSite(join(import.meta.dirname, '..'), { drafts: false });
if (word < 0) for (const locale of chosen.length > 0 ? chosen : locales) measure(site, locale);
else {
  const [locale = '', ...query] = argv.slice(word + 1);
  if (isLocale(locale) && query.join('') !== '') explain(site, locale, query.join(' '));
  else {
    console.error(`--word needs a language (${locales.join(', ')}) and a query, as in: --word ru "тормозит впн"`);
    process.exitCode = 1;
  }
}
