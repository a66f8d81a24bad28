// Search quality as readers get it.

import type { Site } from '../../src/model/site.ts';
import type { Locale } from '../../src/model/text/locale.ts';
import { memoize } from '../../src/model/text/memoize.ts';
import type { Analyser } from '../../src/search/analysis/analyser.ts';
import { bundlesFor } from '../../src/search/bundles.ts';
import { createSearchEngine } from '../../src/search/engine.ts';
import type { SearchFile } from '../../src/search/fileNames.ts';
import { groupHits } from '../../src/search/groups.ts';
import { buildIndexes } from '../../src/search/indexBuilder.ts';
import { askWithNeededFiles } from '../../src/search/providers/embedded/neededFiles.ts';
import type { EngineResult, Hit, SearchRecord } from '../../src/search/types.ts';
import type { Search } from './searches.ts';

export type Ask = (query: string) => Promise<EngineResult>;

/** Returns a function that searches in what a browser has loaded, and loads for the first query. */
export function firstSearch(
  analyser: Analyser,
  records: readonly SearchRecord[],
  before: readonly SearchFile[] = [],
): Ask {
  const indexes = buildIndexes(records, analyser);
  const engineWith = memoize((names: string) => {
    const engine = createSearchEngine(analyser);
    for (const [bundle, { index }] of indexes) if (names.includes(bundle)) engine.load(JSON.stringify(index));
    if (names.includes('core-body')) engine.load(JSON.stringify(indexes.get('core')?.body));
    return engine;
  });
  return (query) => {
    const loaded = new Set<SearchFile>([...before, ...bundlesFor(query)]);
    const ask = () => engineWith([...loaded].sort().join()).search(query);
    return askWithNeededFiles(
      async (file) => void loaded.add(file),
      ask(),
      async () => ask(),
    );
  };
}

export interface Judgement {
  readonly search: Search;
  /** Rank of the first hit on a right page, from 1; 0 if there is none. */
  readonly rank: number;
  /** Paths of the hits, without language, best first. */
  readonly led: readonly string[];
  /** True if the API, changelog or blog are among the best hits without answering. */
  readonly isForOthers: boolean;
}

const pageOf = (place: string) => place.split('#')[0] ?? '';

export function judge(site: Site, locale: Locale, ask: Ask, searches: readonly Search[]): Promise<Judgement[]> {
  const prefix = site.urls.page(locale, '').length;
  const judged = searches.map(async (search) => {
    const { hits } = await ask(search.q);
    const led = hits.map(({ url }) => url.slice(prefix));
    const pages = [...search.answers, ...search.also].map(pageOf);
    const isRight = (place: string) => pages.includes(pageOf(place));
    const [best] = groupHits(hits);
    const isAstray = ({ section, url }: Hit) => /^(api|changelog|blog)$/.test(section) && !isRight(url.slice(prefix));
    return { search, rank: led.findIndex(isRight) + 1, led, isForOthers: best?.hits.some(isAstray) ?? false };
  });
  return Promise.all(judged);
}

/** The share of judgements with a right page among the first `within` hits, from 0 to 1. */
export function shareWithin(judgements: readonly Judgement[], within: number): number {
  return judgements.filter(({ rank }) => rank > 0 && rank <= within).length / judgements.length;
}

/** True for people who sell the service, call its API or run a network with it. */
export const isProfessional = ({ search: { persona } }: Judgement): boolean =>
  persona === 'reseller' || persona === 'integrator' || persona === 'operator';

/** Reports answers that do not exist on the site. */
export function wrongAnswers(site: Site, searches: readonly Search[]): string[] {
  return searches.flatMap(({ q, answers, also }) =>
    [...answers, ...also].flatMap((answer) => {
      const [path = '', section] = answer.split('#');
      const page = site.pages.get(path);
      if (!page) return `An answer to "${q}", ${answer}, is not a page of the site.`;
      const ids = page.kind === 'doc' ? page.entry.source.compiled.headings.map(({ id }) => id) : [];
      return section === undefined || ids.includes(section)
        ? []
        : `An answer to "${q}", ${answer}, names a section that the page does not have.`;
    }),
  );
}
