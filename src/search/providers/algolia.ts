import { liteClient } from 'algoliasearch/lite';
import type { Locale } from '../../model/text/locale.ts';
import { type FoundResult, SearchFailure, type SearchProvider } from '../provider.ts';
import type { HostedSource } from '../source.ts';
import type { SearchOptions } from '../types.ts';
import { type AlgoliaHit, foundHit } from './algolia/hits.ts';
import { questionFor } from './algolia/questions.ts';
import { docsTags } from './algolia/tags.ts';

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;

export interface AlgoliaContext {
  readonly locale: Locale;
  /** Base path of the site, without a final slash. */
  readonly base: string;
  /** Options of the client of the service: other hosts, for your own server. */
  readonly client?: ClientOptions;
}

/** Milliseconds until the next host is tried: the client's two seconds are few on slow networks. */
const patience = 5000;

const options: ClientOptions = {
  // As parameters of the address the key needs no preflight, which is one round trip less.
  authMode: 'WithinQueryParameters',
  timeouts: { connect: patience, read: patience, write: patience },
  // By default the client keeps in the browser's storage which hosts it could reach.
  hostsCache: {
    get: (_, make) => make(),
    set: (_, value) => Promise.resolve(value),
    delete: () => Promise.resolve(),
    clear: () => Promise.resolve(),
  },
};

/** Hosted search, by the client of the service. */
export function createAlgoliaProvider(source: HostedSource, { locale, base, client }: AlgoliaContext): SearchProvider {
  const { home, pathPrefix, externalUrlPattern, indexName, searchParameters } = source;
  const rules = { base, home, pathPrefix, externalUrlPattern };
  const service = liteClient(source.appId, source.searchKey, { ...options, ...client });

  async function ask(query: string, options: SearchOptions): Promise<FoundResult> {
    const question = questionFor(query, options, { indexName, searchParameters, locale, tags: docsTags });
    const { results } = await service.searchForHits<AlgoliaHit>({ requests: [question] });
    const [found] = results;
    if (found === undefined) throw new SearchFailure('The answer of the search service has no result.');
    const { offset = 0 } = options;
    const hits = found.hits.flatMap((hit, index) => foundHit(hit, offset + index, rules) ?? []);
    return { hits, total: found.nbHits ?? hits.length };
  }

  return {
    // The service has everything at hand, and asking it for nothing would tell it of a reader who never searched.
    prepare() {},

    search: (query, options = {}) =>
      ask(query, options).catch((cause: unknown) => {
        throw cause instanceof SearchFailure ? cause : new SearchFailure('Hosted search failed.', { cause });
      }),

    onMore: () => () => {},
  };
}
