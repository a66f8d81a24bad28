import { readApiDays } from './apiDays.ts';
import { readChangedSince } from './changedSince.ts';
import { readLastUpdated } from './lastUpdated.ts';
import { remember } from './remember.ts';

/** What version control knows, as of a commit. */
interface History {
  /** Day of the last commit per file, and per part of the files of the API (`partOfFile`). */
  readonly lastUpdated: ReadonlyMap<string, string>;
  /** How many files of code differ from the commits that were asked about. */
  readonly changedSince: ReadonlyMap<string, number>;
}

const none: History = { lastUpdated: new Map(), changedSince: new Map() };

/**
 * The history of the repository up to its present commit, compared with `commits`; nothing if there is no commit, as in a copy without version control.
 * It is read again when there is a new commit.
 */
export function readHistory(root: string, present: string | undefined, commits: readonly string[]): History {
  return present === undefined ? none : historyOf(root, [], root, present, commits.join(' '));
}

const historyOf = remember(
  (_problems, root: string, _present: string | undefined, commits: string): History => ({
    lastUpdated: new Map([...readLastUpdated(root), ...readApiDays(root)]),
    changedSince: readChangedSince(root, commits.split(' ').filter(Boolean)),
  }),
);
