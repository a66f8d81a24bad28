import { analyser as en } from './en.ts';
import { analyser as fa } from './fa.ts';
import { analyser as ru } from './ru.ts';

/** The analyser of every language, for build and tools; a browser loads that of its language alone. */
export const analysers = { en, fa, ru } as const;
