import { analyser as en } from './en.ts';
import { analyser as fa } from './fa.ts';
import { analyser as ru } from './ru.ts';

/** All analysers, for build and tools; a browser loads that of its language. */
export const analysers = { en, fa, ru } as const;
