import type { Problem } from './problems.ts';

/** Where a target of content leads, or why it leads nowhere, as the end of a sentence. `hash` is judged only where the page's ids are known. */
export type LinkVerdict = { ok: true } | { ok: false; level: Problem['level']; reason: string };

/** Judges a link that a file of `site/` has. */
export type JudgeLink = (target: string) => LinkVerdict;
