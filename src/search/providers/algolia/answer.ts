// What the service answers, as far as it is read: https://www.algolia.com/doc/rest-api/search. Records are of the form that
// DocSearch crawlers write, see records.ts.

type Level = `lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`;
/** A text with the matches between `matchStart` and `matchEnd`. */
type Marked = { readonly value: string };

export interface AlgoliaHit {
  readonly url: string;
  readonly hierarchy: Readonly<Partial<Record<Level, string | null>>>;
  readonly content?: string | null;
  readonly note?: string | null;
  readonly _highlightResult?: { readonly hierarchy?: Readonly<Partial<Record<Level, Marked>>> };
  readonly _snippetResult?: { readonly content?: Marked };
}

export interface AlgoliaResult {
  readonly hits: readonly AlgoliaHit[];
  readonly nbHits: number;
  /** Hits by facet and value, for the facets that were asked for. */
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const levels: readonly Level[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
const isText = (value: unknown) => value === undefined || value === null || typeof value === 'string';
const isMarked = (value: unknown) => value === undefined || (isObject(value) && typeof value.value === 'string');

function hasLevels(value: unknown, fits: (level: unknown) => boolean): boolean {
  return isObject(value) && levels.every((level) => fits(value[level]));
}

function isHit(value: unknown): value is AlgoliaHit {
  if (!isObject(value) || typeof value.url !== 'string' || !hasLevels(value.hierarchy, isText)) return false;
  const { _highlightResult: highlight = {}, _snippetResult: snippet = {} } = value;
  if (!isObject(highlight) || !isObject(snippet) || !isText(value.content) || !isText(value.note)) return false;
  return (highlight.hierarchy === undefined || hasLevels(highlight.hierarchy, isMarked)) && isMarked(snippet.content);
}

function isCounts(value: unknown): boolean {
  return isObject(value) && Object.values(value).every((count) => typeof count === 'number');
}

function isResult(value: unknown): value is AlgoliaResult {
  if (!isObject(value) || typeof value.nbHits !== 'number' || !Array.isArray(value.hits)) return false;
  const facets = value.facets ?? {};
  return value.hits.every(isHit) && isObject(facets) && Object.values(facets).every(isCounts);
}

/** The results of an answer, one for each question; `undefined` if it is not such an answer. */
export function readAnswer(answer: unknown, questions: number): readonly AlgoliaResult[] | undefined {
  if (!isObject(answer) || !Array.isArray(answer.results) || answer.results.length !== questions) return undefined;
  return answer.results.every(isResult) ? answer.results : undefined;
}
