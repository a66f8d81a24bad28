import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../model/problems/problems.ts';
import { errorOverlay } from './errorOverlay.ts';

const root = '/site';

const unknown: Problem = {
  level: 'error',
  file: 'content/page.mdx',
  line: 3,
  message: 'There is no component <Detials>; write `<Details>`.',
};

describe('the errors over a page in development', () => {
  it('show the first with file, line and correction, as HTML that shows every character', () => {
    expect(errorOverlay(root, [unknown])?.err).toMatchObject({
      name: 'Error in the content',
      title: 'content/page.mdx:3',
      message: 'There is no component &lt;Detials>; write <code>&lt;Details></code>.',
      hint: 'This goes away when the file is saved without the error.',
      loc: { file: join(root, 'content/page.mdx'), line: 3 },
    });
    expect(errorOverlay(root, [unknown])?.type).toBe('error');
  });

  it('list all, in the order of files and lines', () => {
    const earlier: Problem = { ...unknown, file: 'content/other.mdx', line: 7, message: 'It is wrong.' };
    const err = errorOverlay(root, [unknown, earlier])?.err;
    expect(err).toMatchObject({ name: '2 errors in the content', title: 'content/other.mdx:7' });
    expect(err?.stack.split('\n').map((line) => line.slice(0, 26))).toEqual([
      'error  content/other.mdx:7',
      'error  content/page.mdx:3:',
    ]);
  });

  it('are not shown if there are only warnings', () => {
    expect(errorOverlay(root, [{ ...unknown, level: 'warning' }])).toBeUndefined();
  });
});
