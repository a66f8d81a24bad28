import sitePackage from '../../package.json' with { type: 'json' };
import type { Revision } from '../model/content/revision.ts';
import { git } from './git.ts';

/** Folders and files that the built site is made from. */
const sources = ['api', 'astro.config.ts', 'content', 'package-lock.json', 'package.json', 'public', 'site', 'src'];

/** For checks, which do not read it. */
export const noRevision: Revision = { version: '', commit: undefined, hasChanges: false, day: '' };

/** The version of the site's code, and the commit and day of the repository at `root`. */
export function readRevision(root: string): Revision {
  // One call for both: starting Git takes longer than its answer.
  const [commit, seconds] = git(root, 'log', '-1', '--format=%H %ct')?.split(' ') ?? [];
  return {
    version: sitePackage.version,
    commit,
    hasChanges: commit !== undefined && git(root, 'status', '--porcelain', '--', ...sources) !== '',
    day: buildDay(seconds),
  };
}

/** Day of SOURCE_DATE_EPOCH, else of the commit; without history, today. */
function buildDay(committed: string | undefined): string {
  const seconds = process.env['SOURCE_DATE_EPOCH'] ?? committed;
  return new Date(seconds === undefined ? Date.now() : Number(seconds) * 1000).toISOString().slice(0, 10);
}
