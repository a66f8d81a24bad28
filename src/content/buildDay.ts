import { git } from './git.ts';

/**
 * The day that a build speaks for, so that two builds of a commit are alike on any day: SOURCE_DATE_EPOCH (seconds) where it is set, else
 * the day of the last commit, else today, where there is no history (a downloaded archive).
 * @param lastCommit gives seconds since 1970, for a caller that has asked Git already
 */
export function buildDay(
  root: string,
  environment: NodeJS.ProcessEnv = process.env,
  lastCommit: () => string | undefined = () => git(root, 'log', '-1', '--format=%ct') || undefined,
): Date {
  const seconds = environment['SOURCE_DATE_EPOCH'] ?? lastCommit();
  const day = seconds === undefined ? new Date() : new Date(Number(seconds) * 1000);
  day.setUTCHours(0, 0, 0, 0);
  return day;
}
