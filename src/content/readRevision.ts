import sitePackage from '../../package.json' with { type: 'json' };
import type { Revision } from '../model/revision.ts';
import { buildDay } from './buildDay.ts';
import { git } from './git.ts';

/** Folders and files that the built site is made of. */
const sources = ['api', 'astro.config.ts', 'content', 'package-lock.json', 'package.json', 'public', 'site', 'src'];

/** The version of the site's code, and the commit and day of the repository at `root`. */
export function readRevision(root: string): Revision {
  const commit = git(root, 'rev-parse', 'HEAD');
  return {
    version: sitePackage.version,
    commit,
    hasChanges: commit !== undefined && git(root, 'status', '--porcelain', '--', ...sources) !== '',
    day: buildDay(root).toISOString().slice(0, 10),
  };
}
