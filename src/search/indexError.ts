/** Reason why an index file cannot be used. `unreadable`: cut off or not JSON, such as the page of a captive portal. */
export type SearchIndexProblem = 'unreadable' | 'malformed' | 'format' | 'build' | 'locale';

/** Thrown when a search index file is truncated, foreign or of another build; the reader is offered a retry. */
export class SearchIndexError extends Error {
  readonly problem: SearchIndexProblem;

  constructor(problem: SearchIndexProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SearchIndexError';
    this.problem = problem;
  }
}
