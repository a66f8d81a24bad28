import { type Locale, locales } from '../../model/locale.ts';
import type { Analyser } from '../../search/analysis/analyser.ts';
import type { FoundHit, SearchProvider } from '../../search/provider.ts';
import { createEmbeddedProvider } from '../../search/providers/embedded.ts';
import type { SearchSource } from '../../search/source.ts';
import type { WorkerPort } from '../../search/worker/client.ts';
import { createHost } from '../../search/worker/host.ts';
import type { EngineAnswer, EngineRequest, Numbered } from '../../search/worker/protocol.ts';
import { chosenPlatform } from '../platform.ts';
import { addressInCopy } from './addScript.ts';

declare global {
  interface Window {
    /** The scripts of a copy share no module; the provider is kept where all of them find it. */
    copiedSearch?: SearchProvider;
  }
}

const analysers: Readonly<Record<Locale, () => Promise<{ readonly analyser: Analyser }>>> = {
  en: () => import('../../search/analysis/en.ts'),
  fa: () => import('../../search/analysis/fa.ts'),
  ru: () => import('../../search/analysis/ru.ts'),
};

/** Search in a copy of the site: the engine runs in the page, since browsers start no workers from files, and results name files. */
export function providerOf(source: SearchSource, locale: Locale): SearchProvider {
  self.copiedSearch ??= createProvider(source, locale);
  return self.copiedSearch;
}

function createProvider(source: SearchSource, locale: Locale): SearchProvider {
  if (source.provider !== 'embedded')
    throw new Error('A copy of the site can be searched with the embedded search only.');
  const provider = createEmbeddedProvider({
    startWorker: () => new EngineInPage(locale),
    urlOf: (file) => addressInCopy(`search/${locale}/${file}`),
    frugal: false,
    platform: chosenPlatform,
  });
  return {
    ...provider,
    search: async (query, options) => {
      const found = await provider.search(query, options);
      return { ...found, hits: found.hits.map(inCopy) };
    },
  };
}

/** A hit that leads to files of the copy. */
function inCopy({ answer, ...hit }: FoundHit): FoundHit {
  const card = answer && { ...answer, url: fileOf(answer.url) };
  return { ...hit, page: fileOf(hit.url.replace(/#.*/, '')), url: fileOf(hit.url), ...(card && { answer: card }) };
}

/** What precedes the language in the path of a page. */
const baseOfPage = new RegExp(`^(.*?)/(?:${locales.join('|')})/`);

/** The address of a page of the site, or of a place on it, as that of a file of the copy. */
function fileOf(address: string): string {
  const [path = '', hash] = address.split('#');
  const base = baseOfPage.exec(path)?.[1] ?? '';
  const file = addressInCopy(`${path.slice(base.length + 1)}.html`);
  return hash === undefined ? file : `${file}#${hash}`;
}

/** A worker without a thread. */
class EngineInPage extends EventTarget implements WorkerPort {
  readonly #host: Promise<(request: EngineRequest) => EngineAnswer>;

  constructor(locale: Locale) {
    super();
    this.#host = analysers[locale]().then(({ analyser }) => createHost(analyser));
  }

  postMessage({ id, content }: Numbered<EngineRequest>): void {
    this.#host.then(
      (answer) => {
        const data: Numbered<EngineAnswer> = { id, content: answer(content) };
        this.dispatchEvent(new MessageEvent('message', { data }));
      },
      (error: unknown) => this.dispatchEvent(new ErrorEvent('error', { message: String(error) })),
    );
  }

  terminate(): void {}
}
