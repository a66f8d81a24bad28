import { execFileSync } from 'node:child_process';

/** Trimmed output of git; undefined if it fails, as without version control. */
export function git(root: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      // The history of the API's schema exceeds the megabyte that Node reads by default.
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
