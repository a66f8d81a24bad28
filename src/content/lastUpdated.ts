import { git } from './git.ts';
import { memoizeWithProblems } from './memoizeWithProblems.ts';

/** Day of the last commit of each file of `content/`; none without the newest commit, `present`. */
export const readLastUpdated = (root: string, present: string | undefined): ReadonlyMap<string, string> =>
  present === undefined ? new Map() : daysOf([], root, present);

const daysOf = memoizeWithProblems((_problems, root: string, _present: string): ReadonlyMap<string, string> => {
  const log = git(root, 'log', '--format=%x00%cs', '--name-only', '--', 'content') ?? '';
  const days = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  return days;
});
