import type { Analyser } from '../analysis/analyser.ts';
import { createSearchEngine, type SearchEngine } from '../engine.ts';
import { SearchIndexError } from '../indexError.ts';
import type { EngineAnswer, EngineRequest } from './protocol.ts';

/** Problems of a file that fetching it again cannot fix: page and server are of different builds. */
const staleProblems: readonly string[] = ['build', 'format', 'locale'];

/** Answers the requests of a page with the engine of one language. Never throws. */
export function createHost(analyser: Analyser): (request: EngineRequest) => EngineAnswer {
  let engine: SearchEngine | undefined;

  function carryOut(request: EngineRequest): EngineAnswer {
    if (request.do === 'start') {
      engine = createSearchEngine(analyser, request.build);
      return { ok: true };
    }
    if (!engine) return { ok: false, stale: false, message: 'The search engine was not started.' };
    if (request.do === 'search') return { ok: true, result: engine.search(request.query, request.options) };
    const json = new TextDecoder().decode(request.bytes);
    if (request.file === 'index') engine.load(json);
    else if (request.file === 'body') engine.loadBody(json);
    else if (request.file === 'text') engine.loadTexts(json);
    else engine.loadWords(json);
    return { ok: true };
  }

  return (request) => {
    try {
      return carryOut(request);
    } catch (error) {
      const stale = error instanceof SearchIndexError && staleProblems.includes(error.problem);
      return { ok: false, stale, message: error instanceof Error ? error.message : String(error) };
    }
  };
}
