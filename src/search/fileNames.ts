import type { Bundle } from './types.ts';

/** What a search file holds: an index, the texts that its excerpts are cut from, words that are not typing errors, the instructions of answer cards. */
export type SearchFile = Bundle | `${Bundle}-text` | 'words' | 'answers';

/** Name of a search file. The hash lets servers and browsers keep it indefinitely (`server/cacheControl.ts`). */
export const searchFileName = (file: SearchFile, build: string): string => `${file}.${build}.json`;

/** The file that names the newest build of the others. Pages do not: they would change with every word that search finds. */
export const buildFileName = 'build.json';

/** What it holds. */
export interface BuildFile {
  readonly build: string;
}
