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
  /** Options of the client of the service: other hosts, for your own server. */
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

/** Surround a match in an answer. No text has these characters: nothing must be escaped. */
export const matchStart = '\ue000';
export const matchEnd = '\ue001';
const matched = new RegExp(`${matchStart}([^${matchEnd}]*)${matchEnd}`);

/** Cuts a marked text into runs; every second one is a match. */
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

/** Milliseconds until the next host is tried: the client's two seconds are few on slow networks. */
const hostTimeout = 5000;

const clientOptions: ClientOptions = {
  // As parameters of the address the key needs no preflight, which is one round trip less.
  authMode: 'WithinQueryParameters',
  timeouts: { connect: hostTimeout, read: hostTimeout, write: hostTimeout },
  // By default the client keeps in the browser's storage which hosts it could reach.
  hostsCache: {
    get: (_, make) => make(),
    set: (_, value) => Promise.resolve(value),
    delete: () => Promise.resolve(),
    clear: () => Promise.resolve(),
  },
};

/** Hosted search, by the client of the service. */
export function algoliaSearch(
  source: HostedSource,
  { locale, base, client }: AlgoliaContext,
): SearchProvider['search'] {
  const { home, pathPrefix, externalUrlPattern, indexName, searchParameters } = source;
  const service = liteClient(source.appId, source.searchKey, { ...clientOptions, ...client });

  /** The question to the service. Configured parameters win, except over query and filters. */
  function questionOf(query: string, { section, limit = 20, offset = 0, literal }: SearchOptions) {
    const filters = [`language:${locale}`, [defaultTag, versionTag].map((tag) => `docusaurus_tag:${tag}`)];
    return {
      attributesToRetrieve: attributes,
      attributesToHighlight: levels.map((level) => `hierarchy.${level}`),
      attributesToSnippet: ['content:25'],
      highlightPreTag: matchStart,
      highlightPostTag: matchEnd,
      snippetEllipsisText: '…',
      // The reader's queries are the reader's: nothing is counted, nothing is linked to clicks.
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

  /** The address of a result, and whether it leads out; none if a browser should not follow it. */
  function addressOf(indexed: string): { url: string; external: boolean } | undefined {
    const url = parseUrl(indexed);
    if (url === undefined || !/^https?:$/.test(url.protocol)) return undefined;
    if (externalUrlPattern !== undefined && new RegExp(externalUrlPattern).test(indexed))
      return { url: url.href, external: true };
    const { pathname, search, hash } = url;
    const own = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
    const path = own.startsWith(pathPrefix) ? own.slice(pathPrefix.length) : own;
    // A second slash would make the name of another host of what follows.
    return { url: `${base}/${path.replace(/^\/+/, '')}${search}${hash}`, external: false };
  }

  /** A hit of the service as the views show it. */
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
    if (found === undefined) throw new SearchFailure('The answer of the search service has no result.');
    const hits = found.hits.flatMap(foundHit);
    return { hits, total: found.nbHits ?? hits.length };
  }

  return (query, options = {}) =>
    ask(query, options).catch((cause: unknown) => {
      throw cause instanceof SearchFailure ? cause : new SearchFailure('Hosted search failed.', { cause });
    });
}
