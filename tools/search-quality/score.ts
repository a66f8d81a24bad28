import type { JudgedQuery } from './querySet.ts';

/** Gives the pages of the first hits of a query, best first; a page may come several times. */
export type PageSearch = (query: string) => readonly string[];

export interface Judgement {
  readonly query: JudgedQuery;
  /** Place of the first right hit, from 1; 0 when it is not among the hits. */
  readonly rank: number;
  readonly pages: readonly string[];
}

export interface Score {
  readonly queries: number;
  readonly at1: number;
  readonly at5: number;
}

/** Runs every query and finds the place of the first hit on a right page; `lenient` counts the pages of `also` as well. */
export function judge(queries: readonly JudgedQuery[], search: PageSearch, lenient = false): Judgement[] {
  return queries.map((query) => {
    const pages = search(query.q);
    const right = lenient ? [...query.answers, ...query.also] : query.answers;
    return { query, pages, rank: pages.findIndex((page) => right.includes(page)) + 1 };
  });
}

function share(judgements: readonly Judgement[], within: number): number {
  const right = judgements.filter(({ rank }) => rank > 0 && rank <= within).length;
  return judgements.length === 0 ? Number.NaN : right / judgements.length;
}

/** Success at 1 and at 5: the share of queries with a right page first, or among the first five hits. */
export function scoreOf(judgements: readonly Judgement[]): Score {
  return { queries: judgements.length, at1: share(judgements, 1), at5: share(judgements, 5) };
}
