import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../model/problems.ts';

/** Gives problems the line at which their file has what they are about (`sought`), where the check that found them did not know it. */
export function placeProblems(root: string, problems: readonly Problem[]): Problem[] {
  const files = new Map<string, readonly string[]>();
  const linesOf = (file: string) => {
    const path = join(root, file);
    const lines = files.get(file) ?? (existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []);
    files.set(file, lines);
    return lines;
  };
  return problems.map((problem) => {
    const { sought, line } = problem;
    if (!sought || line !== undefined) return problem;
    const index = linesOf(problem.file).findIndex((text) => sought.test(text));
    return index === -1 ? problem : { ...problem, line: index + 1 };
  });
}
