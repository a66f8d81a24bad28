import type { Analyser } from './analysis/analyser.ts';
import { createSearchEngine, type SearchEngine } from './engine.ts';
import { buildIndexes } from './indexBuilder.ts';
import type { SearchRecord } from './types.ts';

/** An engine with all its records: in copies of the site, and in tests. */
export function wholeEngine(analyser: Analyser, records: readonly SearchRecord[], build: string): SearchEngine {
  const engine = createSearchEngine(analyser, build);
  for (const { index, body, texts } of buildIndexes(records, analyser, build).values())
    for (const file of [index, ...(body ? [body] : []), ...texts.map((text) => text.file)])
      engine.load(JSON.stringify(file));
  return engine;
}
