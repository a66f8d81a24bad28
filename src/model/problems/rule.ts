import type { Problem } from './problems.ts';

/** A requirement of texts, site or built pages; `src/check/rules.ts` lists all. */
export interface Rule<Subject extends readonly unknown[]> {
  /** Shown in brackets at the end of a message, such as `[same-links]`. */
  readonly id: string;
  /** The highest level that it reports. An error fails the check, and in some lists the build. */
  readonly level: Problem['level'];
  readonly check: (...subject: Subject) => readonly Problem[];
}

const ruleOf =
  (level: Problem['level']) =>
  <Subject extends readonly unknown[]>(id: string, check: Rule<Subject>['check']): Rule<Subject> => ({
    id,
    level,
    check,
  });

/** A rule that reports errors, and possibly warnings. */
export const error = ruleOf('error');

export const warning = ruleOf('warning');

/** Problems that all rules find in a subject, each with the id of its rule. */
export function runRules<Subject extends readonly unknown[]>(
  rules: readonly Rule<Subject>[],
  ...subject: Subject
): Problem[] {
  return rules.flatMap(({ id, check }) => check(...subject).map((problem) => ({ ...problem, rule: id })));
}
