import type { Problem } from './problems.ts';

/** Fault of a link, as the end of a sentence. */
export interface LinkFault {
  readonly level: Problem['level'];
  readonly reason: string;
}

/** Judges a link that a file of `site/` has; undefined if it is right. */
export type JudgeLink = (target: string) => LinkFault | undefined;
