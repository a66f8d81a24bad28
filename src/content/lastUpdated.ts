import { git } from './git.ts';

const folders = ['api', 'content', 'site'];

/**
 * Day of the last commit per file that pages are made from, from one pass over the history.
 * Empty where there is no git or no history (a downloaded archive): pages then show no date.
 */
export function readLastUpdated(root: string): Map<string, string> {
  const log = git(root, 'log', '--format=%x00%cs', '--name-only', '--', ...folders) ?? '';
  const days = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  return days;
}
