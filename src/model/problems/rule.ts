import type { Problem } from './problems.ts';

/** Something that texts, the site or its built pages are held to. All of them are listed in `src/check/rules.ts`. */
export interface Rule<Subject extends readonly unknown[]> {
  /** Ends the messages, in brackets: `same-links`. */
  readonly id: string;
  /** The gravest level of what it reports. An error fails `npm run check`; of the site and of the built pages, the build too. */
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
