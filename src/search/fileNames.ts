import type { Bundle } from './types.ts';

/** A search file: an index, words of texts of `core`, texts for excerpts, instructions. */
export type SearchFile = Bundle | 'core-body' | `${Bundle}-text-${number}` | `answers-${number}`;

/** Name of a search file. With the hash it can be kept indefinitely. */
export const searchFileName = (file: SearchFile, build: string): string => `${file}.${build}.json`;

/** Names the newest build. Pages do not: they would change with every word of others. */
export const buildFileName = 'build.json';

/** Its content. */
export interface BuildFile {
  readonly build: string;
}
