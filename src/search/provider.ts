import type { Hit, SearchOptions, SearchResult } from './types.ts';

export interface FoundHit extends Hit {
  /** Leads out of the site. Hosted search only. */
  readonly external?: boolean;
}

export interface FoundResult extends Omit<SearchResult, 'hits'> {
  readonly hits: readonly FoundHit[];
}

/** Where results come from: the embedded engine, or a hosted service. */
export interface SearchProvider {
  /** Starts to load what the first query needs; what fails here is told by the query. */
  prepare(): void;
  /** @throws {SearchFailure} when results cannot be had */
  search(query: string, options?: SearchOptions): Promise<FoundResult>;
  /** Calls back whenever queries may find more than before. Gives the function that ends this. */
  onMore(listener: () => void): () => void;
}

/** Why there are no results: the line, the service, or a file that cannot be used. */
export class SearchFailure extends Error {
  /** The page is older than the search files of the server: only loading it again helps. */
  readonly stale: boolean;

  constructor(message: string, options: ErrorOptions & { readonly stale?: boolean } = {}) {
    super(message, options);
    this.name = 'SearchFailure';
    this.stale = options.stale ?? false;
  }
}
