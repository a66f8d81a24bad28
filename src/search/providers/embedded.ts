import { abortAfter } from '../../dom/inTime.ts';
import { bundleOf, bundlesFor } from '../bundles.ts';
import { indexFileName, textFileName } from '../fileNames.ts';
import { type FoundResult, SearchFailure, type SearchProvider } from '../provider.ts';
import type { Bundle, SearchOptions } from '../types.ts';
import { createEngineClient, type EngineClient, type WorkerPort } from '../worker/client.ts';

export interface EmbeddedSettings {
  /** Id of the build that the page belongs to. */
  readonly build: string;
  readonly startWorker: () => WorkerPort;
  /** URL of a search file. */
  readonly urlOf: (file: string) => string;
  /** On a dear or slow line the texts of excerpts, by far the largest files, are not loaded. */
  readonly frugal: boolean;
}

/** Milliseconds after which a file counts as lost. */
const timeout = 30_000;

/** Milliseconds for which files are not fetched ahead after that failed. */
const pause = 10_000;

/** Files loaded once results are shown, in this order, with the texts of the shown bundles after the first. */
const laterBundles = ['core', 'more', 'api', 'changelog'] as const satisfies readonly Bundle[];

/**
 * The embedded engine in a worker. The first query waits for the core index alone; then the other indexes come, and the texts for
 * excerpts. What came once stays in memory and needs no line any more; what failed is fetched again by the next query.
 */
export function createEmbeddedProvider({ build, startWorker, urlOf, frugal }: EmbeddedSettings): SearchProvider {
  const listeners = new Set<() => void>();
  const loads = new Map<string, Promise<void>>();
  const loaded = new Set<string>();
  const spoilt = new Set<string>();
  let client: EngineClient | undefined;
  let shown: ReadonlySet<Bundle> = new Set();
  let filling = false;
  let notBefore = 0;

  function engine(): EngineClient {
    if (client) return client;
    client = createEngineClient(startWorker, () => {
      client = undefined;
      loads.clear();
      loaded.clear();
    });
    // If it cannot start, pending calls are rejected.
    client.send({ do: 'start', build }).catch(() => undefined);
    return client;
  }

  async function fetchFile(file: string, priority: RequestPriority): Promise<ArrayBuffer> {
    // A file that arrived damaged may lie damaged in the browser's cache.
    const cache = spoilt.has(file) ? 'reload' : 'default';
    try {
      const response = await fetch(urlOf(file), { cache, priority, signal: abortAfter(timeout) });
      if (response.ok) return await response.arrayBuffer();
      const reason = response.status === 404 ? 'stale' : 'line';
      throw new SearchFailure(`${file}: status ${response.status}`, { reason });
    } catch (cause) {
      throw cause instanceof SearchFailure ? cause : new SearchFailure(`${file} could not be fetched.`, { cause });
    }
  }

  function load(file: string, kind: 'index' | 'text', priority: RequestPriority = 'high'): Promise<void> {
    const known = loads.get(file);
    if (known) return known;
    // The worker starts while the file is on its way.
    const into = engine();
    const loading = fetchFile(file, priority).then(async (bytes) => {
      spoilt.add(file);
      await into.send({ do: 'load', file: kind, bytes });
      spoilt.delete(file);
      loaded.add(file);
    });
    loads.set(file, loading);
    loading.catch(() => {
      if (loads.get(file) === loading) loads.delete(file);
    });
    return loading;
  }

  const loadIndex = (bundle: Bundle) => load(indexFileName(bundle, build), 'index');

  function nextMissing(): { file: string; kind: 'index' | 'text' } | undefined {
    const later = laterBundles.flatMap((bundle) => {
      const index = { file: indexFileName(bundle, build), kind: 'index' } as const;
      const text = { file: textFileName(bundle, build), kind: 'text' } as const;
      return shown.has(bundle) && !frugal ? [index, text] : [index];
    });
    // The second index completes the results, so it goes before the texts of the first.
    const order = later.sort((one, other) => rank(one.file) - rank(other.file));
    return order.find(({ file }) => !loaded.has(file));
  }

  const rank = (file: string) => (file.startsWith('core.') || file.startsWith('more.') ? 0 : 1);

  async function fill(): Promise<void> {
    if (filling || Date.now() < notBefore) return;
    filling = true;
    try {
      for (let missing = nextMissing(); missing; missing = nextMissing()) {
        await load(missing.file, missing.kind, 'low');
        for (const listener of listeners) listener();
      }
    } catch {
      notBefore = Date.now() + pause;
    }
    filling = false;
  }

  return {
    prepare() {
      loadIndex('core').catch(() => undefined);
    },

    async search(query: string, options: SearchOptions = {}): Promise<FoundResult> {
      const asked = engine();
      const [first = 'core', ...more] = bundlesFor(query, options.section);
      await Promise.all([loadIndex(first), ...more.map((bundle) => loadIndex(bundle).catch(() => undefined))]);
      const result = await asked.send({ do: 'search', query, options });
      if (!result) throw new SearchFailure('The search worker gave no result.');
      shown = new Set(result.hits.map(bundleOf));
      void fill();
      return result;
    },

    onMore(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
