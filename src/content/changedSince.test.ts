import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readChangedSince } from './changedSince.ts';

test('Counts the files of code that have changed since a commit, and leaves out commits that are not there', () => {
  const root = mkdtempSync(join(tmpdir(), 'changed-since-'));
  const git = (...args: readonly string[]) => {
    const identity = ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.org', '-c', 'commit.gpgsign=false'];
    return execFileSync('git', [...identity, ...args], { cwd: root, encoding: 'utf8' }).trim();
  };
  const commit = (...files: readonly string[]) => {
    for (const file of files) writeFileSync(join(root, file), files.join());
    git('add', '-A');
    git('commit', '-q', '-m', 'change');
    return git('rev-parse', 'HEAD');
  };
  mkdirSync(join(root, 'src'));
  git('init', '-q');
  const first = commit('src/a.ts', 'text.md');
  commit('src/a.ts', 'src/b.ts', 'text.md');
  const last = commit('text.md');
  expect(readChangedSince(root, [first, last, 'f'.repeat(40)])).toEqual(
    new Map([
      [first, 2],
      [last, 0],
    ]),
  );
  rmSync(root, { recursive: true });
});
