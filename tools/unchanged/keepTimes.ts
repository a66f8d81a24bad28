import { readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../../src/content/filesOf.ts';

/**
 * Gives every file of a new output that has the bytes of the one before its time, unless it is one of `known`, which have it: a server derives the
 * ETag from size and time, so that readers do not load again what they have. Does nothing where there was no output.
 */
export function keepTimes(before: string, now: string, known: ReadonlySet<string>): void {
  for (const file of filesOf(now)) {
    if (known.has(file)) continue;
    const [old, fresh] = [join(before, file), join(now, file)];
    const stats = statSync(old, { throwIfNoEntry: false });
    if (stats?.size !== statSync(fresh).size || !readFileSync(old).equals(readFileSync(fresh))) continue;
    utimesSync(fresh, stats.mtime, stats.mtime);
  }
}
