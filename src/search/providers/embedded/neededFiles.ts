import type { EngineResult, Need } from '../../types.ts';
import type { SearchFiles } from './files.ts';

/** Milliseconds without a newer query after which the reader has finished typing. */
export const settleDelay = 400;

/** Milliseconds that results wait for needed files: on a filtered network some never arrive. */
const timeout = 4000;

/** Resolves when the reader has finished typing, or when a newer query replaces this one. */
const settled = (signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, settleDelay);
    signal?.addEventListener('abort', () => resolve());
  });

/** Searches again with the files that the query needs, except those that are late. */
export async function askWithNeededFiles(
  load: SearchFiles['load'],
  result: EngineResult,
  askAgain: () => Promise<EngineResult>,
  signal?: AbortSignal,
): Promise<EngineResult> {
  await settled(signal);
  const timedOut = new Promise<boolean>((resolve) => setTimeout(resolve, timeout, false));
  const tried = new Set<Need>();
  let better = result;
  let inTime = true;
  while (inTime && !signal?.aborted) {
    const missing = better.needs.filter((need) => !tried.has(need));
    if (missing.length === 0) break;
    for (const need of missing) tried.add(need);
    const loading = Promise.all(missing.map((need) => load(need).catch(() => undefined))).then(() => true);
    inTime = await (better.hits.length > 0 ? Promise.race([loading, timedOut]) : loading);
    better = await askAgain();
  }
  return better;
}
