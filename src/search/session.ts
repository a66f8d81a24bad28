import type { AskOptions, SearchProvider } from './provider.ts';
import type { SearchResult } from './types.ts';

export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

export interface SearchState {
  readonly status: SearchStatus;
  /** The query that the result belongs to. */
  readonly query: string;
  readonly result: SearchResult | undefined;
  readonly failure: unknown;
}

export interface SearchSession {
  readonly state: () => SearchState;
  /** Calls back on every change of the state. @returns a function that stops this */
  readonly subscribe: (listener: () => void) => () => void;
  /** Requests results, only for the last of fast queries; an empty query clears the result. */
  ask(query: string, options?: AskOptions): void;
  /** Requests more of the same results, for a reader who looks past the first rows. */
  loadMore(further: Pick<AskOptions, 'excerpts' | 'everywhere'>): void;
  retry(): void;
  end(): void;
}

/** Milliseconds within which most results arrive: until then the old ones stay visible. */
const loadingDelay = 100;

/** Milliseconds after which loading counts as stalled. */
const stalledDelay = 1500;

export const idle: SearchState = { status: 'idle', query: '', result: undefined, failure: undefined };

interface Question {
  readonly query: string;
  readonly options: AskOptions;
}

/** Runs the searches of one dialog or page with a provider. */
export function createSearchSession(provider: SearchProvider): SearchSession {
  const listeners = new Set<() => void>();
  let state = idle;
  /** The question that the results are for: `onMore` and a retry ask it again. */
  let latest: Question | undefined;
  /** The question to ask next. */
  let wanted: Question | undefined;
  let running: AbortController | undefined;
  let stall: ReturnType<typeof setTimeout> | undefined;

  function update(change: Partial<SearchState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  async function run(): Promise<void> {
    if (running) return;
    while (wanted) {
      const question = wanted;
      running = new AbortController();
      const { query, options } = question;
      const outcome = await provider.search(query, options, running.signal).then(
        (result): Partial<SearchState> => ({ query, result, status: 'idle', failure: undefined }),
        (failure: unknown): Partial<SearchState> => ({ query, status: 'error', failure }),
      );
      if (wanted !== question) continue;
      wanted = undefined;
      clearTimeout(stall);
      update(outcome);
    }
    running = undefined;
  }

  function enqueue(question: Question): void {
    latest = question;
    // A copy, so that a repeated question differs from the aborted one.
    wanted = { ...question };
    running?.abort();
    void run();
  }

  function clear(): void {
    latest = undefined;
    wanted = undefined;
    running?.abort();
  }

  function startLoading(): void {
    stall = setTimeout(() => update({ status: 'stalled' }), stalledDelay);
    update({ status: 'loading' });
  }

  function ask(query: string, options: AskOptions = {}): void {
    clearTimeout(stall);
    if (query.trim() === '') {
      clear();
      update(idle);
      return;
    }
    if (state.status === 'idle' && state.result) stall = setTimeout(startLoading, loadingDelay);
    else startLoading();
    enqueue({ query, options });
  }

  const stopListening = provider.onMore(() => {
    if (latest && state.status === 'idle') enqueue(latest);
  });

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask,
    loadMore(further) {
      if (!latest) return;
      const { excerpts, everywhere } = latest.options;
      const options = { ...latest.options, ...further };
      if (options.excerpts === excerpts && options.everywhere === everywhere) return;
      latest = { ...latest, options };
      if (state.status !== 'error') enqueue(latest);
    },
    retry() {
      if (latest) ask(latest.query, latest.options);
    },
    end() {
      clearTimeout(stall);
      stopListening();
      clear();
    },
  };
}
