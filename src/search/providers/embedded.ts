import { abortAfter } from '../../dom/inTime.ts';
import { type AnswersFile, answerOf, type StoredAnswers } from '../answers.ts';
import { bundleOf, bundlesFor } from '../bundles.ts';
import { type BuildFile, buildFileName, type SearchFile, searchFileName } from '../fileNames.ts';
import { listedHits } from '../groups.ts';
import { type FoundHit, type FoundResult, SearchFailure, type SearchProvider } from '../provider.ts';
import type { Bundle, EngineResult, Hit, Need, SearchOptions } from '../types.ts';
import { createEngineClient, type EngineClient, type WorkerPort } from '../worker/client.ts';
import type { FileKind } from '../worker/protocol.ts';

export interface EmbeddedSettings {
  readonly startWorker: () => WorkerPort;
  /** URL of a file in the folder of the search files. */
  readonly urlOf: (file: string) => string;
  /** On a dear or slow line the texts of excerpts, by far the largest files, are not loaded. */
  readonly frugal: boolean;
  /** The platform that the reader has chosen in this moment, or an empty text. Its page comes before those of the others. */
  readonly platform: () => string;
}

/** Milliseconds after which a file counts as lost. */
const timeout = 30_000;

/** Results that stay where they are once they were shown. */
const firstResults = 5;

/** Milliseconds that the very first results wait for the file of answer cards: a card that came later would move them. */
const cardPatience = 150;

/** Milliseconds that first results wait for files that may answer better, if there is any result without them: on a filtered line some never come. */
const betterPatience = 4000;

/** Milliseconds for which files are not fetched ahead after that failed. */
const pause = 10_000;

/** Files loaded once results are shown, in this order, with the texts of the shown bundles after the first. */
const laterBundles = ['core', 'more', 'api', 'changelog'] as const satisfies readonly Bundle[];

/** What was shown first for a question, in the order of the list: the same hits stay first, with a card only if there was one. */
interface Lead {
  readonly question: string;
  readonly first: readonly string[];
  readonly answers: StoredAnswers | undefined;
}

const after = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

/**
 * The embedded engine in a worker. The first query waits for the core index alone, unless another file may answer it better; then
 * the other indexes come, and the texts for excerpts. They add results below the first ones that the reader has seen, and move none of these. What came once stays in memory and needs no line any more; what failed is fetched again by the next query.
 */
export function createEmbeddedProvider({ startWorker, urlOf, frugal, platform }: EmbeddedSettings): SearchProvider {
  const listeners = new Set<() => void>();
  const loads = new Map<SearchFile, Promise<void>>();
  const loaded = new Set<SearchFile>();
  const spoilt = new Set<string>();
  let newest: Promise<string> | undefined;
  let client: EngineClient | undefined;
  let started: EngineClient | undefined;
  let shown: ReadonlySet<Bundle> = new Set();
  let filling = false;
  let notBefore = 0;
  let lead: Lead = { question: '', first: [], answers: undefined };
  let answers: StoredAnswers | undefined;
  let patience: Promise<void> | undefined;

  function engine(): EngineClient {
    if (client) return client;
    client = createEngineClient(startWorker, () => {
      client = undefined;
      loads.clear();
      loaded.clear();
    });
    return client;
  }

  function start(stopped: EngineClient, build: string): void {
    if (started === stopped) return;
    started = stopped;
    // If it cannot start, pending calls are rejected.
    stopped.send({ do: 'start', build }).catch(() => undefined);
  }

  /** The id of the newest build, which the names of the files end with: the same for all that are loaded. */
  function buildId(): Promise<string> {
    newest ??= readBuild();
    newest.catch(() => {
      newest = undefined;
    });
    return newest;
  }

  async function readBuild(): Promise<string> {
    const text = new TextDecoder().decode(await fetchFile(buildFileName, 'high', 'no-cache'));
    try {
      const { build }: BuildFile = JSON.parse(text);
      return build;
    } catch (cause) {
      throw new SearchFailure(`${buildFileName} is not JSON.`, { cause });
    }
  }

  async function fetchFile(file: string, priority: RequestPriority, cache: RequestCache): Promise<ArrayBuffer> {
    try {
      const response = await fetch(urlOf(file), { cache, priority, signal: abortAfter(timeout) });
      if (response.ok) return await response.arrayBuffer();
      const reason = response.status === 404 ? 'stale' : 'line';
      throw new SearchFailure(`${file}: status ${response.status}`, { reason });
    } catch (cause) {
      throw cause instanceof SearchFailure ? cause : new SearchFailure(`${file} could not be fetched.`, { cause });
    }
  }

  function load(file: SearchFile, kind: FileKind, priority: RequestPriority = 'high'): Promise<void> {
    const known = loads.get(file);
    if (known) return known;
    // The worker starts while the file is on its way.
    const loading = loadInto(engine(), file, kind, priority);
    loads.set(file, loading);
    loading.catch(() => {
      if (loads.get(file) === loading) loads.delete(file);
    });
    return loading;
  }

  async function loadInto(
    into: EngineClient,
    file: SearchFile,
    kind: FileKind,
    priority: RequestPriority,
  ): Promise<void> {
    const build = await buildId();
    start(into, build);
    const name = searchFileName(file, build);
    // A file that arrived damaged may lie damaged in the browser's cache.
    const bytes = await fetchFile(name, priority, spoilt.has(name) ? 'reload' : 'default');
    spoilt.add(name);
    await into.send({ do: 'load', file: kind, bytes });
    spoilt.delete(name);
    loaded.add(file);
  }

  async function readAnswers(): Promise<void> {
    const build = await buildId();
    const name = searchFileName('answers', build);
    const read: AnswersFile = JSON.parse(new TextDecoder().decode(await fetchFile(name, 'low', 'default')));
    if (read.b !== build) throw new SearchFailure(`${name} belongs to another build.`, { reason: 'stale' });
    answers = read.a;
  }

  function forgetAnswers(): void {
    loads.delete('answers');
    notBefore = Date.now() + pause;
  }

  /** Fetches the instructions of answer cards; results do without them when they do not come. */
  function loadAnswers(): Promise<void> {
    if (frugal || Date.now() < notBefore) return Promise.resolve();
    const loading = loads.get('answers') ?? readAnswers().catch(forgetAnswers);
    loads.set('answers', loading);
    return loading;
  }

  const loadIndex = (bundle: Bundle) => load(bundle, 'index');

  const loadNeeded = (need: Need) => (need === 'words' ? load(need, 'words') : loadIndex(need));

  function nextMissing(): { file: SearchFile; kind: FileKind } | undefined {
    const later = laterBundles.flatMap((bundle) => {
      const index = { file: bundle, kind: 'index' } as const;
      const text = { file: `${bundle}-text`, kind: 'text' } as const;
      return shown.has(bundle) && !frugal ? [index, text] : [index];
    });
    // The second index completes the results, so it goes before the texts of the first.
    const order = later.sort((one, other) => rank(one.file) - rank(other.file));
    return order.find(({ file }) => !loaded.has(file));
  }

  const rank = (file: SearchFile) => (file === 'core' || file === 'more' ? 0 : 1);

  async function ask(query: string, options: SearchOptions): Promise<EngineResult> {
    const result = await engine().send({ do: 'search', query, options });
    if (!result) throw new SearchFailure('The search worker gave no result.');
    return result;
  }

  /** Asks, and asks again with the files that the query needs besides; what of them does not come, or not in time, is done without. */
  async function answer(query: string, options: SearchOptions): Promise<FoundResult> {
    const { section, literal, offset = 0, perSection } = options;
    const asked = { ...options, platform: platform() };
    const question = JSON.stringify([query, section, literal, perSection, asked.platform]);
    const first = lead.question === question ? lead.first : [];
    const result = await ask(query, { ...asked, first });
    const wait = first.length === 0 && result.needs.length > 0;
    if (wait) {
      const better = Promise.all(result.needs.map((need) => loadNeeded(need).catch(() => undefined)));
      await (result.hits.length > 0 ? Promise.race([better, after(betterPatience)]) : better);
    }
    const answered = wait ? await ask(query, { ...asked, first }) : result;
    // Whoever wants so many of each section lists them by section.
    const listed = perSection === undefined ? answered.hits : listedHits(answered.hits, first);
    if (lead.question !== question) {
      const loading = answers ? undefined : loadAnswers();
      patience ??= Promise.race([loading, after(cardPatience)]);
      await patience;
      const shownFirst = offset === 0 ? listed.slice(0, firstResults).map(({ id }) => id) : [];
      lead = { question, first: shownFirst, answers };
    }
    const { needs: _, ...found } = answered;
    return { ...found, hits: withCard(listed.map(withRoom), offset, asked.platform) };
  }

  /** A hit with room for the excerpt that it will have. */
  function withRoom(hit: Hit): FoundHit {
    return hit.excerpt.length > 0 || frugal ? hit : { ...hit, awaitsExcerpt: true };
  }

  /** The hits, the first of all with its instructions if it leads to some. */
  function withCard(hits: readonly FoundHit[], offset: number, chosen: string): readonly FoundHit[] {
    const [first, ...others] = hits;
    const card = first && offset === 0 && lead.answers && answerOf(lead.answers, first.id, chosen);
    return card ? [{ ...first, answer: card }, ...others] : hits;
  }

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
      const [first = 'core', ...more] = bundlesFor(query, options.section);
      await Promise.all([loadIndex(first), ...more.map((bundle) => loadIndex(bundle).catch(() => undefined))]);
      const result = await answer(query, options);
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
