import { knownWords as en } from './en/knownWords.ts';
import { knownWords as fa } from './fa/knownWords.ts';
import { knownWords as ru } from './ru/knownWords.ts';

/** Of each language the stems that look like words of the site and are other words, parted by spaces. For the build: browsers load them as a file. */
export const knownWords = { en, fa, ru } as const;
