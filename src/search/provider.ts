import type { SearchOptions, SearchResult } from './types.ts';

/** Options of a query, and how many of its results the reader looks at. */
export interface AskOptions extends SearchOptions {
  /** Number of hits whose excerpts are in sight. Embedded search only. */
  readonly excerpts?: number;
  readonly bySection?: boolean;
  /** Search every index file. Embedded search only. */
  readonly everywhere?: boolean;
}

/** Source of results: the embedded engine, or a hosted service. */
export interface SearchProvider {
  /** Loads the files for the first query, which reports a failure. */
  prepare(): Promise<void>;
  /** The results of a query; no longer waits once `signal` aborts. @throws {SearchFailure} */
  search(query: string, options?: AskOptions, signal?: AbortSignal): Promise<SearchResult>;
  /** Calls back whenever queries may find more than before. @returns a function that stops this */
  onMore(listener: () => void): () => void;
}

/** Remedies: try again (`network`), load the newer page (`stale`), or use another `browser`. */
export type FailureReason = 'network' | 'stale' | 'browser';

export class SearchFailure extends Error {
  readonly reason: FailureReason;

  constructor(message: string, options: ErrorOptions & { readonly reason?: FailureReason } = {}) {
    super(message, options);
    this.name = 'SearchFailure';
    this.reason = options.reason ?? 'network';
  }
}
