import type { Problem } from './problems.ts';

/** A demand on texts, site or built pages; `src/check/rules.ts` lists all. */
export interface Rule<Subject extends readonly unknown[]> {
  /** Ends the messages, in brackets: `same-links`. */
  readonly id: string;
  /** The gravest level of its reports. An error fails the check, some the build. */
  readonly level: Problem['level'];
  readonly check: (...subject: Subject) => readonly Problem[];
}

/** A rule that reports errors, perhaps among warnings. */
export const error = <Subject extends readonly unknown[]>(
  id: string,
  check: Rule<Subject>['check'],
): Rule<Subject> => ({
  id,
  level: 'error',
  check,
});

/** A rule that reports nothing but warnings. */
export const warning = <Subject extends readonly unknown[]>(
  id: string,
  check: Rule<Subject>['check'],
): Rule<Subject> => ({ id, level: 'warning', check });

/** Problems of a subject by all rules, each with the id of its rule. */
export function runRules<Subject extends readonly unknown[]>(
  rules: readonly Rule<Subject>[],
  ...subject: Subject
): Problem[] {
  return rules.flatMap(({ id, check }) => check(...subject).map((problem) => ({ ...problem, rule: id })));
}
