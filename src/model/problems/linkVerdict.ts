import type { Problem } from './problems.ts';

/** Destination of a link in content, or why it has none, as the end of a sentence. `hash` is judged only if the page's ids are known. */
export type LinkVerdict = { ok: true } | { ok: false; level: Problem['level']; reason: string };

/** Judges a link that a file of `site/` has. */
export type JudgeLink = (target: string) => LinkVerdict;
