import { execFileSync } from 'node:child_process';

const folders = ['api', 'content', 'site'];

/**
 * Day of the last commit per file that pages are made from, from one pass over the history.
 * Empty where there is no git or no history (a downloaded archive): pages then show no date.
 */
export function readLastUpdated(root: string): Map<string, string> {
  let log: string;
  try {
    log = execFileSync('git', ['log', '--format=%x00%cs', '--name-only', '--', ...folders], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return new Map();
  }
  const days = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  return days;
}
