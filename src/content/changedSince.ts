import { git } from './git.ts';

/** Folders whose files decide how pages behave. */
const code = ['server', 'src'];

/** How many files of code differ from each of the given commits; those that the history lacks are left out. */
export function readChangedSince(root: string, commits: readonly string[]): Map<string, number> {
  return new Map(
    commits.flatMap((commit) => {
      const names = git(root, 'diff', '--name-only', commit, 'HEAD', '--', ...code);
      return names === undefined ? [] : [[commit, names.split('\n').filter(Boolean).length] as const];
    }),
  );
}
