import type { Analyser } from './analysis/analyser.ts';
import { createSearchEngine, type SearchEngine } from './engine.ts';
import { buildIndexes } from './indexBuilder.ts';
import type { SearchRecord } from './types.ts';

/** An engine with all records loaded, for copies of the site and for tests. */
export function wholeEngine(analyser: Analyser, records: readonly SearchRecord[]): SearchEngine {
  const engine = createSearchEngine(analyser);
  for (const { index, body, texts } of buildIndexes(records, analyser).values())
    for (const file of [index, ...(body ? [body] : []), ...texts.map((text) => text.file)])
      engine.load(JSON.stringify(file));
  return engine;
}
