import { knownWords as en } from '../../../site/search/knownWords/en.ts';
import { knownWords as fa } from '../../../site/search/knownWords/fa.ts';
import { knownWords as ru } from '../../../site/search/knownWords/ru.ts';

/**
 * Of each language the stems that look like words of the site and are other words, separated by
 * spaces. For the build: browsers load them as a file.
 */
export const knownWords = { en, fa, ru } as const;
