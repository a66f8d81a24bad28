import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readLastUpdated } from './lastUpdated.ts';

const root = mkdtempSync(join(tmpdir(), 'history-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs git, as on a day at noon. */
function git(day: string, ...args: readonly string[]): void {
  const date = `${day}T12:00:00Z`;
  const identity = ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.org', '-c', 'commit.gpgsign=false'];
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  execFileSync('git', [...identity, ...args], { cwd: root, env, stdio: 'ignore' });
}

/** Writes files, and commits them on a day. */
function commit(day: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  git(day, 'add', '-A');
  git(day, 'commit', '-m', day);
}

describe('the day of the last change', () => {
  it('is unknown without version control', () => {
    expect(readLastUpdated(root, undefined)).toEqual(new Map());
    expect(readLastUpdated(root, 'lost')).toEqual(new Map());
  });

  it('is that of the newest commit that touched the file', () => {
    git('2024-01-01', 'init');
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
