import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { readLastUpdated } from './lastUpdated.ts';
import { commit, git, newFolder } from './testing/history.ts';

const root = newFolder();
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the day of the last change', () => {
  it('is unknown without version control', () => {
    expect(readLastUpdated(root)).toEqual(new Map());
  });

  it('is that of the newest commit that touched the file', () => {
    git(root, '2024-01-01', 'init');
    commit(root, '2024-01-05', { 'content/a.mdx': '1', 'site/hub.ts': '1', 'other.txt': '1' });
    commit(root, '2024-02-06', { 'content/a.mdx': '2' });
    commit(root, '2024-03-07', { 'other.txt': '2' });
    expect(readLastUpdated(root)).toEqual(
      new Map([
        ['content/a.mdx', '2024-02-06'],
        ['site/hub.ts', '2024-01-05'],
      ]),
    );
  });
});
