// How well the readers' searches of tests/search/asked are answered: by the right page, and by the right place on it.

import type { Site } from '../../src/model/site.ts';
import type { Locale } from '../../src/model/text/locale.ts';
import type { SearchEngine } from '../../src/search/engine.ts';
import { type AskedHalf, type AskedRow, placeOf, readAskedRows, readEverydaySentences } from './askedSet.ts';

/** The places of the first right page and of the first right place among the hits, from 1; 0 where there is none. */
export interface AskedJudgement {
  readonly row: AskedRow;
  readonly page: number;
  readonly place: number;
  /** Where the first hits lead. */
  readonly led: readonly string[];
}

/** Makes every search of a half; `search` gives where its hits lead, without language, best first. */
export function judgeAsked(locale: Locale, half: AskedHalf, search: (query: string) => string[]): AskedJudgement[] {
  return readAskedRows(locale, half).map((row) => judgeRow(row, search(row.q)));
}

/** Judges where the hits of one search lead. */
export function judgeRow(row: AskedRow, led: readonly string[]): AskedJudgement {
  return { row, ...firstRight(led, row.answers), led };
}

/** The same search judged with the places of `also` as answers. */
export function afterReading({ row, led }: AskedJudgement): AskedJudgement {
  return { row, ...firstRight(led, [...row.answers, ...row.also]), led };
}

function firstRight(led: readonly string[], answers: readonly string[]): Pick<AskedJudgement, 'page' | 'place'> {
  const pages = answers.map((answer) => placeOf(answer).page);
  return {
    page: led.findIndex((url) => pages.includes(placeOf(url).page)) + 1,
    place: led.findIndex((url) => answers.includes(url)) + 1,
  };
}

/** Where the hits of our engine lead, for `judgeAsked`. */
export function ledBy(engine: SearchEngine, site: Site, locale: Locale): (query: string) => string[] {
  const prefix = site.urls.page(locale, '').length;
  return (query) => engine.search(query).hits.map(({ url }) => url.slice(prefix));
}

/** Those who sell the service or call its API. */
export const isProfessional = ({ row: { persona } }: AskedJudgement): boolean =>
  persona === 'reseller' || persona === 'integrator';

/** Share of the judgements whose place by a measure is among the first so many. */
export function shareWithin(judgements: readonly AskedJudgement[], by: 'page' | 'place', within: number): number {
  return judgements.filter((one) => one[by] > 0 && one[by] <= within).length / judgements.length;
}

/** The correctly spelled everyday sentences in which an engine corrects a word. */
export function wronglyCorrected(locale: Locale, engine: SearchEngine): string[] {
  return readEverydaySentences(locale).filter(
    (sentence) => engine.search(sentence, { limit: 1 }).interpretation?.kind === 'typo',
  );
}
