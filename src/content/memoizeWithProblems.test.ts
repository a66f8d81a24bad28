import { describe, expect, it } from 'vitest';
import type { Problem } from '../model/problems/problems.ts';
import { memoizeWithProblems, reuseEqual } from './memoizeWithProblems.ts';

function counted() {
  const computed: string[] = [];
  const read = memoizeWithProblems((problems, file: string, text: string) => {
    computed.push(`${file}: ${text}`);
    problems.push({ level: 'error', file, message: `"${text}" is wrong.` });
    return { text };
  });
  return { computed, read };
}

describe('memoizeWithProblems', () => {
  it('computes again only for the subject whose input has changed', () => {
    const { computed, read } = counted();
    const first = read([], 'a', 'one');
    read([], 'b', 'one');
    expect(read([], 'a', 'one')).toBe(first);
    expect(read([], 'b', 'two')).toEqual({ text: 'two' });
    expect(computed).toEqual(['a: one', 'b: one', 'b: two']);
  });

  it('reports the problems of what it remembers, too', () => {
    const { read } = counted();
    const problems: Problem[] = [];
    read(problems, 'a', 'one');
    read(problems, 'a', 'one');
    expect(problems.map(({ message }) => message)).toEqual(['"one" is wrong.', '"one" is wrong.']);
  });

  it('keeps the latest result only', () => {
    const { computed, read } = counted();
    for (const text of ['one', 'two', 'one']) read([], 'a', text);
    expect(computed).toHaveLength(3);
  });
});

describe('reuseEqual', () => {
  it('returns the same object for equal data', () => {
    const same = reuseEqual<{ readonly facts: readonly string[] }>();
    const first = same({ facts: ['a'] });
    expect(same({ facts: ['a'] })).toBe(first);
    expect(same({ facts: ['b'] })).not.toBe(first);
  });
});
