import type { Bundle } from './types.ts';

/**
 * The content of a search file: an index, the words of the texts of `core`, the texts of a few
 * places that excerpts are cut from, the instructions of the places in a text file of `core`.
 */
export type SearchFile = Bundle | 'core-body' | `${Bundle}-text-${number}` | `answers-${number}`;

/** Name of a search file. The hash lets servers and browsers keep it indefinitely (`server/cacheControl.ts`). */
export const searchFileName = (file: SearchFile, build: string): string => `${file}.${build}.json`;

/** The file that names the newest build of the others. Pages do not: they would change with every word that search finds. */
export const buildFileName = 'build.json';

/** Its content. */
export interface BuildFile {
  readonly build: string;
}
