import { analyser as en } from './en.ts';
import { analyser as fa } from './fa.ts';
import { analyser as ru } from './ru.ts';

/** All analysers, for build and tools; a browser loads only the one for its language. */
export const analysers = { en, fa, ru } as const;
