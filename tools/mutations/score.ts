import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { areaOf } from './sample.ts';

const strykerReport = z.object({
  files: z.record(z.string(), z.object({ mutants: z.array(z.object({ status: z.string() })) })),
});
type Files = z.infer<typeof strykerReport>['files'];

/** A change that runs into the time limit is noticed. Those that were not tried, or do not compile, count neither way. */
const noticed = new Set(['Killed', 'Timeout']);
const unnoticed = new Set(['Survived', 'NoCoverage']);

/** Reads the files of a report of Stryker. */
export function readStrykerReport(path: string): Files {
  return strykerReport.parse(JSON.parse(readFileSync(path, 'utf8'))).files;
}

/** The rows of a table: each area of the code, then their sum, with files, changes that were tried, and the share that tests noticed. */
export function scoreOf(files: Files): string[] {
  const areas = Map.groupBy(Object.entries(files), ([path]) => areaOf(path));
  const rows = [...areas].map(([area, entries]) => rowOf(`src/${area}`, entries));
  return [...rows, rowOf('all', Object.entries(files))];
}

function rowOf(name: string, files: readonly (readonly [string, Files[string]])[]): string {
  const statuses = files.flatMap(([, { mutants }]) => mutants.map(({ status }) => status));
  const killed = statuses.filter((status) => noticed.has(status)).length;
  const tried = killed + statuses.filter((status) => unnoticed.has(status)).length;
  const share = tried === 0 ? '–' : `${Math.round((100 * killed) / tried)} %`;
  return `${name.padEnd(14)} ${files.length} files, ${tried} changes, ${share} noticed`;
}
