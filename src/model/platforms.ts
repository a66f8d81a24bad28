import type { Configuration } from './configuration.ts';
import { didYouMean } from './didYouMean.ts';
import { listOf } from './problems.ts';

/** What is wrong with the id of a platform; nothing if `site/platforms.ts` has it. */
export function unknownPlatform(id: string, platforms: Configuration['platforms']): string | undefined {
  if (Object.hasOwn(platforms, id)) return undefined;
  const ids = Object.keys(platforms);
  return `There is no platform "${id}"; site/platforms.ts has ${listOf(ids)}.${didYouMean(id, ids)}`;
}

/** Between the names of a list, in the three languages. */
const separator = /[,،]|\s(?:and|и|و)\s/;

/** The ids of the platforms that a list of names has, such as "Windows, macOS": none for a text that only mentions one. */
export function platformsNamed(text: string, platforms: Configuration['platforms']): string[] {
  const names = text.split(separator).map((name) => name.trim());
  return Object.keys(platforms).filter((id) => names.includes(platforms[id] ?? ''));
}
