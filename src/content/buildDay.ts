import { execFileSync } from 'node:child_process';

/**
 * The day that a build speaks for, so that two builds of a commit are alike on any day: SOURCE_DATE_EPOCH (seconds) where it is set, else
 * the day of the last commit, else today, where there is no history (a downloaded archive).
 */
export function buildDay(root: string, environment: NodeJS.ProcessEnv = process.env): Date {
  const seconds = environment['SOURCE_DATE_EPOCH'] ?? lastCommit(root);
  const day = seconds === undefined ? new Date() : new Date(Number(seconds) * 1000);
  day.setUTCHours(0, 0, 0, 0);
  return day;
}

/** Seconds since 1970 of the last commit. */
function lastCommit(root: string): string | undefined {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    const log = execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8', stdio: [...stdio] });
    return log.trim() || undefined;
  } catch {
    return undefined;
  }
}
