// The search files of one language. Each is fetched once; after a failure, again on demand.

import { abortAfter } from '../../../dom/abortAfter.ts';
import { type BuildFile, buildFileName, type SearchFile, searchFileName } from '../../fileNames.ts';
import { SearchFailure } from '../../provider.ts';
import { createEngineClient, type EngineClient, type WorkerPort } from '../../worker/client.ts';

export interface FileSettings {
  readonly startWorker: () => WorkerPort;
  /** URL of a file in the folder of the search files. */
  readonly urlOf: (file: string) => string;
}

export interface SearchFiles {
  /** The worker with the engine; a new one after a crash. */
  engine(): EngineClient;
  /** Loads a file into the engine, once. @throws {SearchFailure} */
  load(file: SearchFile, priority?: RequestPriority): Promise<void>;
  /** Fetches a file that is not for the engine. @throws {SearchFailure} */
  read<Content>(file: SearchFile): Promise<Content>;
  has(file: SearchFile): boolean;
}

/** Milliseconds after which a request has failed. */
const timeout = 30_000;

/** Loads search files into a worker, which starts while the first one is being fetched. */
export function createSearchFiles({ startWorker, urlOf }: FileSettings): SearchFiles {
  const loads = new Map<SearchFile, Promise<void>>();
  const loaded = new Set<SearchFile>();
  const maybeDamaged = new Set<string>();
  let newest: Promise<string> | undefined;
  let client: EngineClient | undefined;

  function engine(): EngineClient {
    if (client) return client;
    client = createEngineClient(startWorker, () => {
      client = undefined;
      loads.clear();
      loaded.clear();
    });
    return client;
  }

  /** The id of the newest build, the same for all loaded files. */
  function buildId(): Promise<string> {
    newest ??= readBuild();
    newest.catch(() => {
      newest = undefined;
    });
    return newest;
  }

  async function readBuild(): Promise<string> {
    const { build } = parse<BuildFile>(buildFileName, await fetchFile(buildFileName, 'high', 'no-cache'));
    return build;
  }

  function parse<Content>(name: string, bytes: ArrayBuffer): Content {
    try {
      return JSON.parse(new TextDecoder().decode(bytes));
    } catch (cause) {
      throw new SearchFailure(`${name} is not JSON.`, { cause });
    }
  }

  async function fetchFile(file: string, priority: RequestPriority, cache: RequestCache): Promise<ArrayBuffer> {
    try {
      const response = await fetch(urlOf(file), { cache, priority, signal: abortAfter(timeout) });
      if (response.ok) return await response.arrayBuffer();
      const reason = response.status === 404 ? 'stale' : 'network';
      throw new SearchFailure(`${file}: status ${response.status}`, { reason });
    } catch (cause) {
      throw cause instanceof SearchFailure ? cause : new SearchFailure(`${file} could not be fetched.`, { cause });
    }
  }

  async function loadInto(into: EngineClient, file: SearchFile, priority: RequestPriority): Promise<void> {
    const name = searchFileName(file, await buildId());
    // The copy of a damaged file in the browser's cache may be damaged too.
    const bytes = await fetchFile(name, priority, maybeDamaged.has(name) ? 'reload' : 'default');
    // Its words refer to places in the core, which may arrive later.
    if (file === 'core-body') await load('core', priority);
    maybeDamaged.add(name);
    await into.send({ do: 'load', bytes });
    maybeDamaged.delete(name);
    loaded.add(file);
  }

  function load(file: SearchFile, priority: RequestPriority = 'high'): Promise<void> {
    const started = loads.get(file);
    if (started) return started;
    const loading = loadInto(engine(), file, priority);
    loads.set(file, loading);
    loading.catch(() => {
      if (loads.get(file) === loading) loads.delete(file);
    });
    return loading;
  }

  return {
    engine,
    has: (file) => loaded.has(file),

    load,

    async read<Content>(file: SearchFile) {
      const name = searchFileName(file, await buildId());
      return parse<Content>(name, await fetchFile(name, 'low', 'default'));
    },
  };
}
