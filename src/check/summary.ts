import { formatProblems } from '../model/problems/problems.ts';
import type { CheckedSite } from './checkSite.ts';

/** Output and exit code of `npm run check` for `files`. Warnings fail only if `isStrict`. */
export function summarise({ problems, complete }: CheckedSite, files?: number, isStrict = false) {
  const errors = problems.filter(({ level }) => level === 'error').length;
  const warnings = problems.length - errors;
  const about = files === undefined ? '' : ` of ${count(files, 'file')}`;
  const lines = [
    ...(problems.length > 0 ? [formatProblems(problems)] : []),
    ...(complete
      ? []
      : ['The texts were not checked yet: that needs a configuration and an API schema without errors.']),
    `Content checks${about}: ${count(errors, 'error')}, ${count(warnings, 'warning')}.`,
    ...(files === undefined ? [] : ['`npm run check` without a file also compares all texts with each other.']),
  ];
  return { text: lines.join('\n'), exitCode: errors > 0 || (isStrict && warnings > 0) ? 1 : 0 };
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
