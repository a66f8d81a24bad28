import { answerOf, type StoredAnswers } from '../answers.ts';
import { bundlesFor } from '../bundles.ts';
import type { SearchFile } from '../fileNames.ts';
import { listedHits } from '../groups.ts';
import { rowsInSight } from '../limits.ts';
import { type AskOptions, SearchFailure, type SearchProvider } from '../provider.ts';
import type { EngineHit, EngineResult, Need, SearchOptions, SearchResult } from '../types.ts';
import { createCards } from './embedded/cards.ts';
import { createFetcher } from './embedded/fetcher.ts';
import { createSearchFiles, type FileSettings, type SearchFiles } from './embedded/files.ts';

export interface EmbeddedSettings extends FileSettings {
  /** True on an expensive or slow network: neither excerpts nor answer cards are loaded. */
  readonly frugal: boolean;
  /** Returns the platform that the reader has chosen; empty if none. */
  readonly platform: () => string;
  /** True if the reader came from the API section. */
  readonly isByApi: () => boolean;
}

/** Milliseconds without a newer query after which the reader has finished typing. */
const settleDelay = 400;

/** Milliseconds that results wait for further files: on a filtered network some never arrive. */
const betterFilesTimeout = 4000;

/** All files besides `core`, in the order of loading for a reader who wants all results. */
const everything = ['core-body', 'more', 'api', 'changelog'] as const satisfies readonly SearchFile[];

/** The hits first shown for a question: they stay first, and a missing card is not added. */
interface Lead {
  readonly question: string;
  readonly first: readonly string[];
  readonly answers: StoredAnswers | undefined;
}

/** Resolves when the reader has finished typing, or when a newer query replaces this one. */
const settled = (signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, settleDelay);
    signal?.addEventListener('abort', () => resolve());
  });

/** A hit as views compare it, without the score, which differs with every keystroke. */
type Shown = Omit<EngineHit, 'score'>;

const textOf = ({ bundle, part }: Shown): SearchFile => `${bundle}-text-${part}`;

/** Searches again with the files that the query needs, except those that are late. */
async function askBetter(
  { load }: Pick<SearchFiles, 'load'>,
  result: EngineResult,
  askAgain: () => Promise<EngineResult>,
  signal?: AbortSignal,
): Promise<EngineResult> {
  await settled(signal);
  const timeout = new Promise<boolean>((resolve) => setTimeout(resolve, betterFilesTimeout, false));
  const tried = new Set<Need>();
  let better = result;
  let inTime = true;
  while (inTime && !signal?.aborted) {
    const missing = better.needs.filter((need) => !tried.has(need));
    if (missing.length === 0) break;
    for (const need of missing) tried.add(need);
    const loading = Promise.all(missing.map((need) => load(need).catch(() => undefined))).then(() => true);
    inTime = await (better.hits.length > 0 ? Promise.race([loading, timeout]) : loading);
    better = await askAgain();
  }
  return better;
}

/** A query waits only for `core`. Results from files loaded later are added below those shown. */
export function createEmbeddedProvider({ frugal, platform, isByApi, ...settings }: EmbeddedSettings): SearchProvider {
  const files = createSearchFiles(settings);
  const cards = createCards(files, notify);
  const fetchTexts = createFetcher();
  const listeners = new Set<() => void>();
  let resting: ReturnType<typeof setTimeout> | undefined;
  let lead: Lead = { question: '', first: [], answers: undefined };

  function notify(): void {
    for (const listener of listeners) listener();
  }

  async function ask(query: string, options: SearchOptions): Promise<EngineResult> {
    const result = await files.engine().send({ do: 'search', query, options });
    if (!result) throw new SearchFailure('The search worker returned no result.');
    return result;
  }

  async function answer(query: string, options: AskOptions, signal?: AbortSignal): Promise<EngineResult> {
    const { excerpts: _, everywhere: __, bySection, ...engineOptions } = options;
    const { section, literal } = options;
    const asked = { ...engineOptions, platform: platform(), professional: isByApi() };
    const question = JSON.stringify([query, section, literal, bySection, asked.platform, asked.professional]);
    const first = lead.question === question ? lead.first : [];
    const askNow = () => ask(query, { ...asked, first });
    const result = await askNow();
    const answered =
      first.length === 0 && result.needs.length > 0 ? await askBetter(files, result, askNow, signal) : result;
    const hits = bySection ? listedHits(answered.hits, first) : answered.hits;
    if (lead.question !== question && !signal?.aborted) lead = await leadOf(question, hits, options);
    return { ...answered, hits };
  }

  async function leadOf(question: string, hits: readonly EngineHit[], options: AskOptions): Promise<Lead> {
    const { offset = 0, bySection } = options;
    const [best] = hits;
    const answers = frugal || !best || offset > 0 ? undefined : await cards.load(best);
    // The search page pins all its hits; the dialog, grouped by section, only the rows in sight.
    const leading = bySection ? hits.slice(0, rowsInSight) : hits;
    return { question, first: offset === 0 ? leading.map(({ url }) => url) : [], answers };
  }

  /** A hit with space for its excerpt; the very first one with its instructions. */
  function shown({ score: _, ...hit }: EngineHit, place: number): Shown {
    const answer = place === 0 && lead.answers ? answerOf(lead.answers, hit.url, platform()) : undefined;
    if (answer) return { ...hit, answer };
    // Steps that are too late for a card take the space of the excerpt.
    const stored = place === 0 ? cards.loaded(hit) : undefined;
    const late = stored && answerOf(stored, hit.url, platform());
    if (late) return { ...hit, excerpt: [{ text: late.steps.join(' '), match: false }] };
    const awaitsExcerpt = hit.excerpt.length === 0 && !frugal;
    return { ...hit, ...(awaitsExcerpt && { awaitsExcerpt }) };
  }

  /** Loads the texts of a list once the reader has stopped typing. */
  async function complete(hits: readonly Shown[], { excerpts = rowsInSight }: AskOptions) {
    // A card replaces the excerpt.
    const texts = frugal ? [] : hits.slice(0, excerpts).flatMap((hit) => (hit.answer ? [] : textOf(hit)));
    const wanted: readonly SearchFile[] = [...new Set(texts)];
    const load = async (file: SearchFile) => {
      await files.load(file, 'low');
      notify();
    };
    await fetchTexts(() => Promise.all(wanted.filter((file) => !files.has(file)).map(load)));
  }

  async function loadFor(query: string, { section, everywhere }: AskOptions): Promise<void> {
    const [first = 'core', ...more] = [...bundlesFor(query, section), ...(everywhere ? everything : [])];
    await Promise.all([files.load(first), ...more.map((file) => files.load(file).catch(() => undefined))]);
  }

  return {
    prepare: () => files.load('core').catch(() => undefined),

    async search(query: string, options: AskOptions = {}, signal?: AbortSignal): Promise<SearchResult> {
      clearTimeout(resting);
      await loadFor(query, options);
      const { needs: _, ...found } = await answer(query, options, signal);
      clearTimeout(resting);
      const isFirstPage = (options.offset ?? 0) === 0;
      const hits = found.hits.map((hit, place) => shown(hit, isFirstPage ? place : place + 1));
      if (!signal?.aborted) resting = setTimeout(() => void complete(hits, options), settleDelay);
      const isPartial = everything.some((file) => !files.has(file));
      return { ...found, isPartial, hits };
    },

    onMore(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
