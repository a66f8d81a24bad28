import { liteClient } from 'algoliasearch/lite';
import { sectionOf } from '../../model/addresses/sections.ts';
import type { Locale } from '../../model/text/locale.ts';
import { SearchFailure, type SearchProvider } from '../provider.ts';
import type { HostedSource } from '../source.ts';
import type { Hit, SearchOptions, SearchResult, Segment } from '../types.ts';
import { defaultTag, versionTag } from './algolia/names.ts';

export type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;

export interface AlgoliaContext {
  readonly locale: Locale;
  /** Base path of the site, without a final slash. */
  readonly base: string;
  /** Options of the Algolia client, such as the hosts of your own server. */
  readonly client?: ClientOptions;
}

const levels = ['lvl0', 'lvl1', 'lvl2'] as const;

type Level = (typeof levels)[number];

/** A text with the matches between `matchStart` and `matchEnd`. */
type Marked = { readonly value: string };

/** Fields of a hit that are read. Records are like those of DocSearch crawlers: see records.ts. */
export type AlgoliaHit = {
  readonly url: string;
  readonly hierarchy: Readonly<Partial<Record<Level, string | null>>>;
  readonly content?: string | null;
  readonly note?: string | null;
  readonly _highlightResult?: { readonly hierarchy?: Readonly<Partial<Record<Level, Marked>>> };
  readonly _snippetResult?: { readonly content?: Marked };
};

const attributes = ['url', 'hierarchy', 'content', 'note'] as const satisfies readonly (keyof AlgoliaHit)[];

/** Surround a match in a response. No text has these characters, so nothing needs escaping. */
export const matchStart = '\ue000';
export const matchEnd = '\ue001';
const matched = new RegExp(`${matchStart}([^${matchEnd}]*)${matchEnd}`);

/** Splits a marked text into runs, every second of which is a match. */
function segmentsOf(marked: string): Segment[] {
  const runs = marked.split(matched).map((text, index) => ({ text, match: index % 2 === 1 }));
  return runs.filter(({ text }) => text !== '');
}

function parseUrl(indexed: string): URL | undefined {
  try {
    return new URL(indexed, 'https://site.invalid');
  } catch {
    return undefined;
  }
}

/** Milliseconds until the next host is tried: the default of 2 s is too short on slow networks. */
const hostTimeout = 5000;

const clientOptions: ClientOptions = {
  // With the key in the query string there is no preflight request, which saves a round trip.
  authMode: 'WithinQueryParameters',
  timeouts: { connect: hostTimeout, read: hostTimeout, write: hostTimeout },
  // By default the client keeps reachable hosts in the browser's storage.
  hostsCache: {
    get: (_, make) => make(),
    set: (_, value) => Promise.resolve(value),
    delete: () => Promise.resolve(),
    clear: () => Promise.resolve(),
  },
};

export function algoliaSearch(
  source: HostedSource,
  { locale, base, client }: AlgoliaContext,
): SearchProvider['search'] {
  const { home, pathPrefix, externalUrlPattern, indexName, searchParameters } = source;
  const service = liteClient(source.appId, source.searchKey, { ...clientOptions, ...client });

  /** The parameters of a request. Configured ones win, except over query and filters. */
  function questionOf(query: string, { section, limit = 20, offset = 0, literal }: SearchOptions) {
    const filters = [`language:${locale}`, [defaultTag, versionTag].map((tag) => `docusaurus_tag:${tag}`)];
    return {
      attributesToRetrieve: attributes,
      attributesToHighlight: levels.map((level) => `hierarchy.${level}`),
      attributesToSnippet: ['content:25'],
      highlightPreTag: matchStart,
      highlightPostTag: matchEnd,
      snippetEllipsisText: '…',
      // Queries are private: they are neither counted nor linked to clicks.
      analytics: false,
      clickAnalytics: false,
      enablePersonalization: false,
      ...(literal && { typoTolerance: false }),
      ...searchParameters,
      indexName,
      query,
      facetFilters: section === undefined ? filters : [...filters, `section:${section}`],
      offset,
      length: limit,
    };
  }

  /** The URL of a result, and whether it is external; undefined if it is unsafe. */
  function addressOf(indexed: string): { url: string; external: boolean } | undefined {
    const url = parseUrl(indexed);
    if (url === undefined || !/^https?:$/.test(url.protocol)) return undefined;
    if (externalUrlPattern !== undefined && new RegExp(externalUrlPattern).test(indexed))
      return { url: url.href, external: true };
    const { pathname, search, hash } = url;
    const own = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
    const path = own.startsWith(pathPrefix) ? own.slice(pathPrefix.length) : own;
    // After a second slash, the rest would be the name of another host.
    return { url: `${base}/${path.replace(/^\/+/, '')}${search}${hash}`, external: false };
  }

  /** Converts a hit; none if its URL is unsafe. */
  function foundHit(hit: AlgoliaHit): Hit[] {
    const address = addressOf(hit.url);
    if (address === undefined) return [];
    const { url, external } = address;
    const marked = (level: Level) =>
      segmentsOf(hit._highlightResult?.hierarchy?.[level]?.value ?? hit.hierarchy[level] ?? '');
    const { lvl0, lvl1 } = hit.hierarchy;
    const [page = url] = url.split('#');
    return [
      {
        url,
        page,
        external,
        section: external ? 'pages' : sectionOf(page.slice(home.length)),
        path: lvl0 && lvl1 ? [lvl0] : [],
        ...(hit.note && { note: hit.note }),
        title: marked(lvl1 ? 'lvl1' : 'lvl0'),
        heading: marked('lvl2'),
        excerpt: segmentsOf(hit._snippetResult?.content?.value ?? hit.content ?? ''),
      },
    ];
  }

  async function ask(query: string, options: SearchOptions): Promise<SearchResult> {
    const { results } = await service.searchForHits<AlgoliaHit>({ requests: [questionOf(query, options)] });
    const [found] = results;
    if (found === undefined) throw new SearchFailure('The response of the search service has no result.');
    const hits = found.hits.flatMap(foundHit);
    return { hits, total: found.nbHits ?? hits.length };
  }

  return (query, options = {}) =>
    ask(query, options).catch((cause: unknown) => {
      throw cause instanceof SearchFailure ? cause : new SearchFailure('Hosted search failed.', { cause });
    });
}
