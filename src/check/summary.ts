import { formatProblems } from '../model/problems.ts';
import type { CheckedSite } from './checkSite.ts';

/** What `npm run check` prints: the problems in the order of files and lines, then how many there are. */
export function summarise({ problems, complete }: CheckedSite): { text: string; errors: number } {
  const errors = problems.filter(({ level }) => level === 'error').length;
  const lines = [
    ...(problems.length > 0 ? [formatProblems(problems)] : []),
    ...(complete
      ? []
      : ['The texts were not checked yet: that needs a configuration and an API schema without errors.']),
    `Content checks: ${count(errors, 'error')}, ${count(problems.length - errors, 'warning')}.`,
  ];
  return { text: lines.join('\n'), errors };
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
