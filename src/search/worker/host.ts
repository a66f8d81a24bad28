import type { Analyser } from '../analysis/analyser.ts';
import { createSearchEngine } from '../engine.ts';
import type { EngineResult, SearchOptions } from '../types.ts';
import { SearchIndexError } from '../wire.ts';

/** Messages of a page to its search worker, which decodes and parses the files. */
export type EngineRequest =
  | { readonly do: 'load'; readonly bytes: ArrayBuffer }
  | { readonly do: 'search'; readonly query: string; readonly options: SearchOptions };

export type EngineReply =
  | { readonly ok: true; readonly result?: EngineResult }
  /** `stale`: the file and the page have different formats. */
  | { readonly ok: false; readonly stale: boolean; readonly message: string };

export interface Numbered<T> {
  readonly id: number;
  readonly content: T;
}

/** Handles the requests of a page with the engine of one language. Never throws. */
export function createHost(analyser: Analyser): (request: EngineRequest) => EngineReply {
  const engine = createSearchEngine(analyser);

  return (request) => {
    try {
      if (request.do === 'search') return { ok: true, result: engine.search(request.query, request.options) };
      engine.load(new TextDecoder().decode(request.bytes));
      return { ok: true };
    } catch (error) {
      const stale = error instanceof SearchIndexError && error.stale;
      return { ok: false, stale, message: error instanceof Error ? error.message : String(error) };
    }
  };
}

/** Runs the engine of one language as a worker. */
export function serve(analyser: Analyser): void {
  const reply = createHost(analyser);
  addEventListener('message', ({ data }: MessageEvent<Numbered<EngineRequest>>) => {
    const message: Numbered<EngineReply> = { id: data.id, content: reply(data.content) };
    postMessage(message);
  });
}
