import { type SectionId, sectionIds } from '../../model/addresses/sections.ts';
import type { Locale } from '../../model/text/locale.ts';
import type { FoundResult, SearchProvider } from '../provider.ts';
import type { HostedSource } from '../source.ts';
import type { SearchOptions } from '../types.ts';
import type { AlgoliaResult } from './algolia/answer.ts';
import { ask } from './algolia/ask.ts';
import { foundHit } from './algolia/hits.ts';
import { algoliaHosts } from './algolia/hosts.ts';
import { questionsFor } from './algolia/questions.ts';
import { docsTags } from './algolia/tags.ts';

export interface AlgoliaContext {
  readonly locale: Locale;
  /** Base path of the site, without a final slash. */
  readonly base: string;
  /** Origins of the service instead of those of the application. */
  readonly hosts?: readonly string[];
  /** Milliseconds until the next host is tried. */
  readonly timeout?: number;
}

const defaultTimeout = 5000;

/** Hits by section. An index without that facet has none: then those of the answer are counted. */
function countsOf({ facets, hits }: AlgoliaResult, found: FoundResult['hits']): Partial<Record<SectionId, number>> {
  const given = facets?.section;
  const counts = sectionIds.map((section): [SectionId, number] => {
    const inAnswer = found.filter((hit) => hit.section === section).length;
    return [section, given === undefined && hits.length > 0 ? inAnswer : (given?.[section] ?? 0)];
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Hosted search. Own requests instead of the client of the service: docs/search.md says why. */
export function createAlgoliaProvider(
  source: HostedSource,
  { locale, base, hosts = algoliaHosts(source.appId), timeout = defaultTimeout }: AlgoliaContext,
): SearchProvider {
  const { home, pathPrefix, externalUrlPattern } = source;
  const rules = { base, home, pathPrefix, externalUrlPattern };
  const service = { appId: source.appId, searchKey: source.searchKey, hosts, timeout };

  return {
    // The service has everything at hand, and asking it for nothing would tell it of a reader who never searched.
    prepare() {},

    async search(query: string, options: SearchOptions = {}): Promise<FoundResult> {
      const { indexName, searchParameters } = source;
      const context = { indexName, searchParameters, locale, tags: docsTags };
      const results = await ask(questionsFor(query, options, context), service);
      const [wanted, all = wanted] = results;
      if (wanted === undefined || all === undefined) return { hits: [], total: 0, counts: {} };
      const { offset = 0 } = options;
      const hits = wanted.hits.flatMap((hit, index) => foundHit(hit, offset + index, rules) ?? []);
      return { hits, total: wanted.nbHits, counts: countsOf(all, hits) };
    },

    onMore: () => () => {},
  };
}
