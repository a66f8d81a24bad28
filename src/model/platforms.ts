import type { Configuration } from './configuration.ts';
import { didYouMean } from './didYouMean.ts';
import { listOf } from './problems.ts';

/** What is wrong with the id of a platform; nothing if `site/platforms.ts` has it. */
export function unknownPlatform(id: string, platforms: Configuration['platforms']): string | undefined {
  if (id in platforms) return undefined;
  const ids = Object.keys(platforms);
  return `There is no platform "${id}"; site/platforms.ts has ${listOf(ids)}.${didYouMean(id, ids)}`;
}
