import { readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../../src/content/filesOf.ts';

/**
 * Gives files with the same bytes as before their time, except `known`, which have it: ETags come
 * from size and time. Without an earlier output it does nothing.
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
