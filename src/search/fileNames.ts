import type { Bundle } from './types.ts';

/** A search file: an index, words of texts of `core`, texts for excerpts, instructions. */
export type SearchFile = Bundle | 'core-body' | `${Bundle}-text-${number}` | `answers-${number}`;

/** Name of a search file. Its hash allows caching it indefinitely. */
export const searchFileName = (file: SearchFile, build: string): string => `${file}.${build}.json`;

/** Names the newest build. Pages do not, or each would change with any text of another. */
export const buildFileName = 'build.json';

export interface BuildFile {
  readonly build: string;
}
