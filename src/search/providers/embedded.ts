import { answerOf } from '../answers.ts';
import { bundlesFor } from '../bundles.ts';
import type { SearchFile } from '../fileNames.ts';
import { listedHits } from '../groups.ts';
import { rowsInSight } from '../limits.ts';
import { type AskOptions, SearchFailure, type SearchProvider } from '../provider.ts';
import type { EngineHit, EngineResult, SearchOptions, SearchResult } from '../types.ts';
import { createCards } from './embedded/cards.ts';
import { createFetcher } from './embedded/fetcher.ts';
import { createSearchFiles, type FileSettings } from './embedded/files.ts';
import { leadOf, noLead } from './embedded/lead.ts';
import { askWithNeededFiles, settleDelay } from './embedded/neededFiles.ts';

export interface EmbeddedSettings extends FileSettings {
  /** True on an expensive or slow network: neither excerpts nor answer cards are loaded. */
  readonly frugal: boolean;
  /** Returns the platform that the reader has chosen; empty if none. */
  readonly platform: () => string;
  /** True if the reader came from the API section. */
  readonly isByApi: () => boolean;
}

/** All files besides `core`, in the order of loading for a reader who wants all results. */
const furtherFiles = ['core-body', 'more', 'api', 'changelog'] as const satisfies readonly SearchFile[];

/** A hit without its score, which changes with every keystroke and makes equal rows look new. */
type ShownHit = Omit<EngineHit, 'score'>;

/** A query waits only for `core`. Results from files loaded later are added below those shown. */
export function createEmbeddedProvider({ frugal, platform, isByApi, ...settings }: EmbeddedSettings): SearchProvider {
  const files = createSearchFiles(settings);
  const cards = createCards(files, notify);
  const fetchTexts = createFetcher();
  const listeners = new Set<() => void>();
  let excerptTimer: ReturnType<typeof setTimeout> | undefined;
  let lead = noLead;

  function notify(): void {
    for (const listener of listeners) listener();
  }

  async function askEngine(query: string, options: SearchOptions): Promise<EngineResult> {
    const result = await files.engine().send({ do: 'search', query, options });
    if (!result) throw new SearchFailure('The search worker returned no result.');
    return result;
  }

  async function resultFor(query: string, options: AskOptions, signal?: AbortSignal): Promise<EngineResult> {
    const { excerpts: _, everywhere: __, bySection, ...given } = options;
    const reader = { platform: platform(), professional: isByApi() };
    const question = JSON.stringify([query, given.section, given.literal, bySection, reader]);
    const first = lead.question === question ? lead.first : [];
    const ask = () => askEngine(query, { ...given, ...reader, first });
    const found = await ask();
    const isFinal = first.length > 0 || found.needs.length === 0;
    const result = isFinal ? found : await askWithNeededFiles(files.load, found, ask, signal);
    const hits = bySection ? listedHits(result.hits, first) : result.hits;
    if (lead.question !== question && !signal?.aborted) lead = await leadOf(question, hits, options, loadCard);
    return { ...result, hits };
  }

  const loadCard = async (best: EngineHit) => (frugal ? undefined : cards.load(best));

  /** A hit with space for its excerpt; the best one with its instructions. */
  function shownHit({ score: _, ...hit }: EngineHit, isBest: boolean): ShownHit {
    const answer = isBest && lead.answers ? answerOf(lead.answers, hit.url, platform()) : undefined;
    if (answer) return { ...hit, answer };
    // Steps that are too late for a card take the space of the excerpt.
    const stored = isBest ? cards.loaded(hit) : undefined;
    const late = stored && answerOf(stored, hit.url, platform());
    if (late) return { ...hit, excerpt: [{ text: late.steps.join(' '), match: false }] };
    const awaitsExcerpt = hit.excerpt.length === 0 && !frugal;
    return { ...hit, ...(awaitsExcerpt && { awaitsExcerpt }) };
  }

  async function loadExcerpts(hits: readonly ShownHit[], { excerpts = rowsInSight }: AskOptions): Promise<void> {
    // A card replaces the excerpt.
    const withExcerpt = frugal ? [] : hits.slice(0, excerpts).filter(({ answer }) => !answer);
    const texts = new Set(withExcerpt.map(({ bundle, textFile }): SearchFile => `${bundle}-text-${textFile}`));
    const load = async (file: SearchFile) => {
      await files.load(file, 'low');
      notify();
    };
    await fetchTexts(() => Promise.all([...texts].filter((file) => !files.has(file)).map(load)));
  }

  async function loadFor(query: string, { section, everywhere }: AskOptions): Promise<void> {
    const [first = 'core', ...more] = [...bundlesFor(query, section), ...(everywhere ? furtherFiles : [])];
    await Promise.all([files.load(first), ...more.map((file) => files.load(file).catch(() => undefined))]);
  }

  return {
    prepare: () => files.load('core').catch(() => undefined),

    async search(query: string, options: AskOptions = {}, signal?: AbortSignal): Promise<SearchResult> {
      clearTimeout(excerptTimer);
      await loadFor(query, options);
      const { needs: _, ...result } = await resultFor(query, options, signal);
      clearTimeout(excerptTimer);
      const isFirstPage = (options.offset ?? 0) === 0;
      const hits = result.hits.map((hit, index) => shownHit(hit, isFirstPage && index === 0));
      if (!signal?.aborted) excerptTimer = setTimeout(() => void loadExcerpts(hits, options), settleDelay);
      const isPartial = furtherFiles.some((file) => !files.has(file));
      return { ...result, isPartial, hits };
    },

    onMore(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
