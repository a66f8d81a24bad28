import { readApiDays } from './apiDays.ts';
import { readLastUpdated } from './lastUpdated.ts';
import { remember } from './remember.ts';

/**
 * Day of the last commit per file of the repository, and per part of the files of the API (`partOfFile`); nothing if there is no commit, as in a
 * copy without version control. It is read again when there is a new commit.
 */
export const readHistory = (root: string, present: string | undefined): ReadonlyMap<string, string> =>
  present === undefined ? new Map() : historyOf(root, [], root, present);

const historyOf = remember(
  (_problems, root: string, _present: string): ReadonlyMap<string, string> =>
    new Map([...readLastUpdated(root), ...readApiDays(root)]),
);
