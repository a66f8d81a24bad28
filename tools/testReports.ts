import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** Counts of Vitest's JSON report; a report that was not written counts as one failure. */
export function vitestCounts(file: string): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { passed: numPassedTests, failed: numFailedTests };
}

/** Counts of Playwright's JSON report; a flaky test has failed. */
export function playwrightCounts(file: string): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8'))).stats;
  return { passed: expected, failed: unexpected + flaky };
}
