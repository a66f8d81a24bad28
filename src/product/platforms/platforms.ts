import { listOf } from '../../model/problems/problems.ts';
import { didYouMean } from '../../model/text/didYouMean.ts';

/** The names of the platforms by id, in the order of `site/platforms.ts`. */
export type Platforms = Readonly<Record<string, string>>;

/** The page that introduces the app for a platform, to which the home page leads. */
export function platformPath(id: string): string {
  return `/docs/services/platforms/${id}`;
}

/** Problem with the id of a platform; undefined if `site/platforms.ts` has it. */
export function unknownPlatform(id: string, platforms: Platforms): string | undefined {
  if (Object.hasOwn(platforms, id)) return undefined;
  const ids = Object.keys(platforms);
  return `There is no platform "${id}"; site/platforms.ts has ${listOf(ids)}.${didYouMean(id, ids)}`;
}

/** Separators between the names of a list, in the three languages. */
const separator = /[,،]|\s(?:and|и|و)\s/;

/** Platforms in a list such as "Windows, macOS"; none for a text that mentions one. */
export function platformsNamed(text: string, platforms: Platforms): string[] {
  const names = text.split(separator).map((name) => name.trim());
  return Object.keys(platforms).filter((id) => names.includes(platforms[id] ?? ''));
}
