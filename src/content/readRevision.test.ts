import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import sitePackage from '../../package.json' with { type: 'json' };
import { temporaryFolder, writeIn } from '../../tests/temporaryFolder.ts';
import { readRevision } from './readRevision.ts';

const { version } = sitePackage;
const root = temporaryFolder();

function git(...args: readonly string[]): string {
  const identity = ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.org', '-c', 'commit.gpgsign=false'];
  const env = { ...process.env, GIT_COMMITTER_DATE: '2024-10-15T12:00:00Z' };
  return execFileSync('git', [...identity, ...args], { cwd: root, env, encoding: 'utf8' }).trim();
}

writeIn(root, 'content/page.mdx', 'a page');

describe('the revision of a build', () => {
  it('has the version of package.json, and no commit without version control', () => {
    const day = new Date().toISOString().slice(0, 10);
    expect(readRevision(root)).toEqual({ version, commit: undefined, hasChanges: false, day });
  });

  it('names the commit and its day', () => {
    git('init', '-q');
    git('add', '-A');
    git('commit', '-q', '-m', 'first');
    const commit = git('rev-parse', 'HEAD');
    expect(readRevision(root)).toEqual({ version, commit, hasChanges: false, day: '2024-10-15' });
  });

  it('speaks for the day that SOURCE_DATE_EPOCH names', () => {
    vi.stubEnv('SOURCE_DATE_EPOCH', '1700000000');
    expect(readRevision(root).day).toBe('2023-11-14');
    vi.unstubAllEnvs();
  });

  it('says when the site is made of more than the commit, and not when other files have changed', () => {
    writeFileSync(join(root, 'notes.txt'), 'not part of the site');
    expect(readRevision(root).hasChanges).toBe(false);
    writeFileSync(join(root, 'content', 'new.mdx'), 'a page');
    expect(readRevision(root).hasChanges).toBe(true);
  });
});
