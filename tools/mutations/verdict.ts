import { existsSync, readFileSync } from 'node:fs';
import { playwrightOutcome, vitestOutcome } from '../test/reports.ts';

/** The outcome of the tests of a title: one failed, all passed, or none ran. */
export type Verdict = 'failed' | 'passed' | 'none';

/** Reads a JSON report of Playwright or Vitest. A report that was not written is that of a run that broke before its tests. */
export function verdictOf(report: string): Verdict {
  if (!existsSync(report)) return 'none';
  const isPlaywright = readFileSync(report, 'utf8').includes('"suites"');
  const { passed, failed } = (isPlaywright ? playwrightOutcome : vitestOutcome)(report);
  if (failed > 0) return 'failed';
  return passed > 0 ? 'passed' : 'none';
}
