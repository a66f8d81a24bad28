import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readRevision } from '../../src/content/readRevision.ts';

/** When and of what results are. */
export interface Stamp {
  /** Day of the run. */
  readonly day: string;
  readonly commit: string | undefined;
  /** Whether files that the site is made of differed from the commit. */
  readonly hasChanges: boolean;
}

/** The stamp of a run that begins now. */
export function stampOf(root: string): Stamp {
  const { commit, hasChanges } = readRevision(root);
  return { day: new Date().toISOString().slice(0, 10), commit, hasChanges };
}

const fileOf = (root: string, name: string) => join(root, '.cache', 'test-reports', 'results', `${name}.json`);

/** Keeps the results of a run for `npm run reports`. */
export function recordResult(root: string, name: string, result: object, stamp: Stamp): void {
  const file = fileOf(root, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...result, ...stamp })}\n`);
}

const stamped = z.looseObject({ hasChanges: z.boolean(), commit: z.string().optional() });

/** JSON as data; nothing if it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The results of the last run, or why they cannot be used: it was not of a commit, or its file is damaged. Nothing if there was no run. */
export function recordedResult(
  root: string,
  name: string,
): { readonly result?: unknown; readonly refused?: string } | undefined {
  const file = fileOf(root, name);
  if (!existsSync(file)) return undefined;
  const read = stamped.safeParse(parsed(readFileSync(file, 'utf8')));
  if (!read.success) return { refused: `The results of the last run of ${name} cannot be read; run it again.` };
  const { hasChanges, ...result } = read.data;
  if (hasChanges || result.commit === undefined)
    return { refused: `The last run of ${name} was not of a commit; commit everything and run it again.` };
  return { result };
}
