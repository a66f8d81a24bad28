import type { SearchOptions } from '../../types.ts';

/** Surround a match in what the service answers. No text has these characters, so that nothing must be escaped. */
export const matchStart = '\ue000';
export const matchEnd = '\ue001';

export type Parameters = Readonly<Record<string, unknown>>;

export interface Question extends Parameters {
  readonly indexName: string;
}

export interface QuestionContext {
  readonly indexName: string;
  readonly locale: string;
  /** Of the versions of the docs, and of pages without a version. */
  readonly tags: readonly string[];
  /** From the configuration of the site; they win over those set here, except for the query and the filters. */
  readonly searchParameters: Parameters;
}

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
const snippetWords = 25;
const defaultLimit = 20;

/** The question to the service about one query. */
export function questionFor(query: string, options: SearchOptions, context: QuestionContext): Question {
  const { section, limit = defaultLimit, offset = 0, literal = false } = options;
  const { indexName, locale, tags, searchParameters } = context;
  const filters = [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
  return {
    attributesToRetrieve: ['url', 'hierarchy', 'content', 'note'],
    attributesToHighlight: levels.map((level) => `hierarchy.${level}`),
    attributesToSnippet: [`content:${snippetWords}`],
    highlightPreTag: matchStart,
    highlightPostTag: matchEnd,
    snippetEllipsisText: '…',
    // The reader's queries are the reader's: nothing is counted, nothing is linked to clicks.
    analytics: false,
    clickAnalytics: false,
    enablePersonalization: false,
    ...(literal ? { typoTolerance: false } : {}),
    ...searchParameters,
    indexName,
    query,
    facetFilters: section === undefined ? filters : [...filters, `section:${section}`],
    offset,
    length: limit,
  };
}
