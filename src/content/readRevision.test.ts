import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import sitePackage from '../../package.json' with { type: 'json' };
import { git as write } from '../../tests/git.ts';
import { temporaryFolder, writeIn } from '../../tests/temporaryFolder.ts';
import { git } from './git.ts';
import { readRevision } from './readRevision.ts';

const { version } = sitePackage;
const root = temporaryFolder();

writeIn(root, 'content/page.mdx', 'a page');

describe('the revision of a build', () => {
  it('has the version of package.json, and no commit without version control', () => {
    const day = new Date().toISOString().slice(0, 10);
    expect(readRevision(root)).toEqual({ version, commit: undefined, hasChanges: false, day });
  });

  it('names the commit and its day', () => {
    const run = (...args: readonly string[]) => write(root, '2024-10-15', ...args);
    run('init', '-q');
    run('add', '-A');
    run('commit', '-q', '-m', 'first');
    const commit = run('rev-parse', 'HEAD');
    expect(readRevision(root)).toEqual({ version, commit, hasChanges: false, day: '2024-10-15' });
    // More than Node reads by default.
    writeIn(root, 'content/page.mdx', 'x'.repeat(2 ** 21));
    expect(git(root, 'diff')?.length).toBeGreaterThan(2 ** 21);
    writeIn(root, 'content/page.mdx', 'a page');
  });

  it('has the day of SOURCE_DATE_EPOCH', () => {
    vi.stubEnv('SOURCE_DATE_EPOCH', '1700000000');
    expect(readRevision(root).day).toBe('2023-11-14');
    vi.unstubAllEnvs();
  });

  it('reports uncommitted changes to files of the site, but not to other files', () => {
    writeFileSync(join(root, 'notes.txt'), 'not part of the site');
    expect(readRevision(root).hasChanges).toBe(false);
    writeFileSync(join(root, 'content', 'new.mdx'), 'a page');
    expect(readRevision(root).hasChanges).toBe(true);
  });
});
