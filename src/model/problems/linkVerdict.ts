import type { Problem } from './problems.ts';

/** A link's judgement, the reason as the end of a sentence. */
export type LinkVerdict = { ok: true } | { ok: false; level: Problem['level']; reason: string };

/** Judges a link that a file of `site/` has. */
export type JudgeLink = (target: string) => LinkVerdict;
