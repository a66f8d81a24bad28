import type { Bundle } from './types.ts';

/** Name of an index file. The hash lets servers and browsers keep it indefinitely (`server/cacheControl.ts`). */
export function indexFileName(bundle: Bundle, build: string): string {
  return `${bundle}.${build}.json`;
}

/** Name of the file of words that are not typing errors. */
export function wordsFileName(build: string): string {
  return `words.${build}.json`;
}

/** Name of the file of instructions that answer cards show. */
export function answersFileName(build: string): string {
  return `answers.${build}.json`;
}

/** Name of the file of texts that excerpts are cut from. */
export function textFileName(bundle: Bundle, build: string): string {
  return `${bundle}-text.${build}.json`;
}
