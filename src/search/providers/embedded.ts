import { answerOf, type StoredAnswers } from '../answers.ts';
import { bundlesFor } from '../bundles.ts';
import type { SearchFile } from '../fileNames.ts';
import { listedHits } from '../groups.ts';
import { rowsInSight } from '../limits.ts';
import { type AskOptions, SearchFailure, type SearchProvider } from '../provider.ts';
import type { EngineHit, EngineResult, Need, SearchOptions, SearchResult } from '../types.ts';
import { createCards } from './embedded/cards.ts';
import { createFetcher } from './embedded/fetcher.ts';
import { createSearchFiles, type FileSettings } from './embedded/files.ts';

export interface EmbeddedSettings extends FileSettings {
  /** On an expensive or slow network neither the texts of excerpts nor answer cards are loaded. */
  readonly frugal: boolean;
  /** The platform that the reader has chosen by now; empty if none. */
  readonly platform: () => string;
  /** True if the reader came by the API section. */
  readonly isByApi: () => boolean;
}

/** Milliseconds without another query after which a query is what the reader wanted to type. */
const settleDelay = 400;

/** Milliseconds that results wait for better files: on a filtered network some never come. */
const betterFilesTimeout = 4000;

/** All that is searched, in the order in which it is loaded for a reader who wants all results. */
const everything = ['core-body', 'more', 'api', 'changelog'] as const satisfies readonly SearchFile[];

/** Hits shown first for a question: they stay first, with a card only if there was one. */
interface Lead {
  readonly question: string;
  readonly first: readonly string[];
  readonly answers: StoredAnswers | undefined;
}

const after = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

/** Resolves when a query has rested, or at once when another one takes its place. */
const atRest = (signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, settleDelay);
    signal?.addEventListener('abort', () => resolve());
  });

/** A hit as views compare it: a score would differ with every keystroke. */
type Shown = Omit<EngineHit, 'score'>;

const textOf = ({ bundle, part }: Shown): SearchFile => `${bundle}-text-${part}`;

/** A query waits for `core` alone. Results of files loaded later come below those seen. */
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
    if (!result) throw new SearchFailure('The search worker gave no result.');
    return result;
  }

  /** Asks again with the files that the query needs, without those that do not come in time. */
  async function askBetter(result: EngineResult, askAgain: () => Promise<EngineResult>, signal?: AbortSignal) {
    await atRest(signal);
    const timeout = after(betterFilesTimeout);
    const tried = new Set<Need>();
    let better = result;
    let inTime = true;
    while (inTime && !signal?.aborted) {
      const missing = better.needs.filter((need) => !tried.has(need));
      if (missing.length === 0) break;
      for (const need of missing) tried.add(need);
      const loading = Promise.all(missing.map((need) => files.load(need).catch(() => undefined))).then(() => true);
      inTime = await (better.hits.length > 0 ? Promise.race([loading, timeout.then(() => false)]) : loading);
      better = await askAgain();
    }
    return better;
  }

  async function answer(query: string, options: AskOptions, signal?: AbortSignal): Promise<EngineResult> {
    const { excerpts: _, everywhere: __, bySection, ...engineOptions } = options;
    const { section, literal, offset = 0 } = options;
    const asked = { ...engineOptions, platform: platform(), professional: isByApi() };
    const question = JSON.stringify([query, section, literal, bySection, asked.platform, asked.professional]);
    const first = lead.question === question ? lead.first : [];
    const askNow = () => ask(query, { ...asked, first });
    const result = await askNow();
    const answered = first.length === 0 && result.needs.length > 0 ? await askBetter(result, askNow, signal) : result;
    const hits = bySection ? listedHits(answered.hits, first) : answered.hits;
    if (lead.question !== question && !signal?.aborted) {
      const [best] = hits;
      const answers = frugal || !best || offset > 0 ? undefined : await cards.load(best);
      // A page of results fixes all its hits; the dialog, grouped by section, the rows in sight.
      const leading = bySection ? hits.slice(0, rowsInSight) : hits;
      lead = { question, first: offset === 0 ? leading.map(({ url }) => url) : [], answers };
    }
    return { ...answered, hits };
  }

  /** A hit with room for its excerpt, and the first of all with its instructions. */
  function shown({ score: _, ...hit }: EngineHit, place: number): Shown {
    const answer = place === 0 && lead.answers ? answerOf(lead.answers, hit.url, platform()) : undefined;
    if (answer) return { ...hit, answer };
    // Steps that come too late for a card are shown where there is room already.
    const stored = place === 0 ? cards.loaded(hit) : undefined;
    const late = stored && answerOf(stored, hit.url, platform());
    if (late) return { ...hit, excerpt: [{ text: late.steps.join(' '), match: false }] };
    const awaitsExcerpt = hit.excerpt.length === 0 && !frugal;
    return { ...hit, ...(awaitsExcerpt && { awaitsExcerpt }) };
  }

  /** Loads the texts of a list once the reader has stopped typing. */
  async function complete(hits: readonly Shown[], { excerpts = rowsInSight }: AskOptions) {
    // A card is shown in place of an excerpt.
    const texts = frugal ? [] : hits.slice(0, excerpts).flatMap((hit) => (hit.answer ? [] : textOf(hit)));
    const wanted: readonly SearchFile[] = [...new Set(texts)];
    const load = async (file: SearchFile) => {
      await files.load(file, 'low');
      notify();
    };
    await fetchTexts(() => Promise.all(wanted.filter((file) => !files.has(file)).map(load)));
  }

  return {
    prepare: () => files.load('core').catch(() => undefined),

    async search(query: string, options: AskOptions = {}, signal?: AbortSignal): Promise<SearchResult> {
      clearTimeout(resting);
      const [first = 'core', ...more] = [
        ...bundlesFor(query, options.section),
        ...(options.everywhere ? everything : []),
      ];
      await Promise.all([files.load(first), ...more.map((bundle) => files.load(bundle).catch(() => undefined))]);
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
