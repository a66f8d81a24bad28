import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Revision } from '../model/revision.ts';
import { buildDay } from './buildDay.ts';
import { git } from './git.ts';

/** Folders and files that the built site is made of. */
const sources = ['api', 'astro.config.ts', 'content', 'package-lock.json', 'package.json', 'public', 'site', 'src'];

const packageFile = z.object({ version: z.string() });

/** The version, commit and day of the repository at `root`. @throws {Error} if there is no `package.json` with a version */
export function readRevision(root: string): Revision {
  const { version } = packageFile.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const commit = git(root, 'rev-parse', 'HEAD');
  return {
    version,
    commit,
    hasChanges: commit !== undefined && git(root, 'status', '--porcelain', '--', ...sources) !== '',
    day: buildDay(root).toISOString().slice(0, 10),
  };
}
