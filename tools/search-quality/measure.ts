// Search quality as readers get it, with all search files loaded.

import type { Site } from '../../src/model/site.ts';
import type { Locale } from '../../src/model/text/locale.ts';
import { analysers } from '../../src/search/analysis/analysers.ts';
import type { SearchEngine } from '../../src/search/engine.ts';
import { groupHits } from '../../src/search/groups.ts';
import { searchRecords } from '../../src/search/records.ts';
import { wholeEngine } from '../../src/search/wholeEngine.ts';
import type { Search } from './searches.ts';

/** The engine of a language with all records of the site. */
export function siteEngine(site: Site, locale: Locale): SearchEngine {
  return wholeEngine(analysers[locale], searchRecords(site, locale));
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

export function judge(site: Site, engine: SearchEngine, searches: readonly Search[]): Judgement[] {
  const prefix = site.urls.page(engine.locale, '').length;
  return searches.map((search) => {
    const { hits } = engine.search(search.q);
    const led = hits.map(({ url }) => url.slice(prefix));
    const pages = [...search.answers, ...search.also].map(pageOf);
    const isRight = (place: string) => pages.includes(pageOf(place));
    const [best] = groupHits(hits);
    const isForOthers = best?.hits.some(
      ({ section, url }) => /^(api|changelog|blog)$/.test(section) && !isRight(url.slice(prefix)),
    );
    return { search, rank: led.findIndex(isRight) + 1, led, isForOthers: isForOthers === true };
  });
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
