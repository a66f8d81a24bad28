import { execFileSync } from 'node:child_process';

/** Runs git in a folder, as on a day at noon. @returns what it writes */
export function git(folder: string, day: string, ...args: readonly string[]): string {
  const date = `${day}T12:00:00Z`;
  const identity = ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.org', '-c', 'commit.gpgsign=false'];
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  return execFileSync('git', [...identity, ...args], { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' }).trim();
}
