import { describe, expect, it } from 'vitest';
import { formatProblems, listOf, type Problem, ProblemsError } from './problems.ts';

const problems: readonly Problem[] = [
  { level: 'warning', file: 'site/sidebars.ts', message: 'Twice.' },
  { level: 'error', file: 'content/en/b.mdx', line: 9, message: 'Late.' },
  { level: 'error', file: 'content/en/b.mdx', line: 2, message: 'Early.' },
];

describe('a report of problems', () => {
  it('is in the order of files and lines, and names the line if it is known', () => {
    expect(formatProblems(problems)).toBe(
      [
        'error  content/en/b.mdx:2: Early.',
        'error  content/en/b.mdx:9: Late.',
        'warning  site/sidebars.ts: Twice.',
      ].join('\n'),
    );
  });

  it('counts and shows only the errors if it stops the build', () => {
    const { message } = new ProblemsError(problems);
    expect(message.split('\n')[0]).toBe('The site cannot be built: 2 errors.');
    expect(message).not.toContain('Twice.');
    expect(new ProblemsError(problems.slice(1, 2)).message).toContain('1 error.\n');
  });
});

it('ids are listed alphabetically', () => {
  expect(listOf(new Set(['b', 'a', 'c']))).toBe('a, b, c');
});
