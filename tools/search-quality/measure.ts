// Search quality as readers get it: the search files of the site, all loaded, asked what tests/search/*.yaml asks.

import { join } from 'node:path';
import type { Site } from '../../src/model/site.ts';
import type { Locale } from '../../src/model/text/locale.ts';
import { analysers } from '../../src/search/analysis/analysers.ts';
import { createSearchEngine, type SearchEngine } from '../../src/search/engine.ts';
import { siteIndex } from '../../src/search/siteIndex.ts';
import { type JudgedQuery, readQuerySet } from './querySet.ts';
import { type Judgement, judge } from './score.ts';

const folder = join(import.meta.dirname, '../../tests/search');

/** The query set of a language. @throws when an answer is not a page of the site */
function siteQueries(site: Site, locale: Locale): JudgedQuery[] {
  const queries = readQuerySet(folder, locale);
  for (const { q, answers, also } of queries)
    for (const page of [...answers, ...also])
      if (!site.pages.has(page))
        throw new Error(`tests/search/${locale}.yaml: ${page}, an answer to "${q}", is not a page.`);
  return queries;
}

/** The engine of a language with all its search files. */
export function loadedEngine(site: Site, locale: Locale): SearchEngine {
  const { build, files } = siteIndex(site, locale);
  const engine = createSearchEngine(analysers[locale], build);
  const isIndex = (name: string) => /^(core|more|api|changelog)\./.test(name);
  for (const [name, json] of files) if (isIndex(name)) engine.load(json);
  for (const [name, json] of files) {
    if (name.includes('-body.')) engine.loadBody(json);
    if (name.includes('-text-')) engine.loadTexts(json);
    if (name.startsWith('words.')) engine.loadWords(json);
  }
  return engine;
}

/** Asks the embedded engine every query; `lenient` also counts pages that answer but that nobody expected. */
export function judgeEngine(site: Site, locale: Locale, lenient = false): Judgement[] {
  const engine = loadedEngine(site, locale);
  const prefix = site.urls.page(locale, '').length;
  const search = (query: string) => engine.search(query).hits.map(({ page }) => page.slice(prefix));
  return judge(siteQueries(site, locale), search, lenient);
}
