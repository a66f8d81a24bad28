import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A new folder for temporary files, to be put under version control. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'history-'));

/** Runs git in a folder, as on a day at noon. */
export function git(root: string, day: string, ...args: readonly string[]): void {
  const date = `${day}T12:00:00Z`;
  const identity = ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.org', '-c', 'commit.gpgsign=false'];
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  execFileSync('git', [...identity, ...args], { cwd: root, env, stdio: 'ignore' });
}

/** Writes files, and commits them on a day. */
export function commit(root: string, day: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  git(root, day, 'add', '-A');
  git(root, day, 'commit', '-m', day);
}
