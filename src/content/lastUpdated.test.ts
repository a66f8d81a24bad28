import { describe, expect, it } from 'vitest';
import { git } from '../../tests/git.ts';
import { temporaryFolder, writeIn } from '../../tests/temporaryFolder.ts';
import { readLastUpdated } from './lastUpdated.ts';

const root = temporaryFolder();

function commit(day: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) writeIn(root, file, text);
  git(root, day, 'add', '-A');
  git(root, day, 'commit', '-m', day);
}

describe('the day of the last change', () => {
  it('is unknown without version control', () => {
    expect(readLastUpdated(root, undefined)).toEqual(new Map());
    expect(readLastUpdated(root, 'lost')).toEqual(new Map());
  });

  it('is the day of the newest commit that touched the file', () => {
    git(root, '2024-01-01', 'init');
    commit('2024-01-05', { 'content/a.mdx': '1', 'content/b.mdx': '1', 'other.txt': '1' });
    commit('2024-02-06', { 'content/a.mdx': '2' });
    commit('2024-03-07', { 'other.txt': '2' });
    expect(readLastUpdated(root, 'newest')).toEqual(
      new Map([
        ['content/a.mdx', '2024-02-06'],
        ['content/b.mdx', '2024-01-05'],
      ]),
    );
  });
});
