import type { Locale } from '../../model/text/locale.ts';
import type { SearchProvider } from '../../search/provider.ts';
import { createEmbeddedProvider } from '../../search/providers/embedded.ts';
import { createSearchSession, type SearchSession } from '../../search/session.ts';
import type { HostedSource } from '../../search/source.ts';
import EnglishWorker from '../../search/worker/en.ts?worker';
import PersianWorker from '../../search/worker/fa.ts?worker';
import RussianWorker from '../../search/worker/ru.ts?worker';
import { chosenPlatform } from '../platform.ts';
import { isFrugal } from '../prefetch.ts';

const workers = { en: EnglishWorker, fa: PersianWorker, ru: RussianWorker };

/** True if the reader searched last from a page of the API section. */
let isByApi = false;

/** True in the API section, or if the reader searched from there. */
function cameByApi(): boolean {
  const { pathname } = location;
  if (!pathname.endsWith('/search')) isByApi = /\/docs\/api(?:\/|$)/.test(pathname);
  return isByApi;
}

const providers = new Map<string, SearchProvider>();

/** The provider that a page names, or the embedded one; it serves all pages of a build. */
export function providerOf(hosted: HostedSource | undefined, locale: Locale): SearchProvider {
  const key = `${locale} ${JSON.stringify(hosted)}`;
  const provider = providers.get(key) ?? createProvider(hosted, locale);
  providers.set(key, provider);
  return provider;
}

/** A search session with the provider that a page names, until the page is left. */
export function openSession(hosted: HostedSource | undefined, locale: Locale, signal: AbortSignal): SearchSession {
  const session = createSearchSession(providerOf(hosted, locale));
  signal.addEventListener('abort', () => session.end());
  return session;
}

function createProvider(hosted: HostedSource | undefined, locale: Locale): SearchProvider {
  const base = document.documentElement.dataset.base ?? '';
  if (hosted) return hostedProvider(hosted, locale, base);
  return createEmbeddedProvider({
    startWorker: () => new workers[locale](),
    urlOf: (file) => `${base}/search/${locale}/${file}`,
    frugal: isFrugal(),
    platform: chosenPlatform,
    isByApi: cameByApi,
  });
}

/** The hosted provider, whose code is fetched only if it is configured. */
function hostedProvider(source: HostedSource, locale: Locale, base: string): SearchProvider {
  const load = async () => {
    const { algoliaSearch } = await import('../../search/providers/algolia.ts');
    return algoliaSearch(source, { locale, base });
  };
  return {
    // Only the code: a request would reveal readers to the service before they search.
    prepare: async () => void (await load().catch(() => undefined)),
    search: async (query, options) => (await load())(query, options),
    onMore: () => () => undefined,
  };
}
