import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** Result of a step. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Titles of the passed tests that failed at the first try. */
  readonly flaky: readonly string[];
}

export interface StepResult extends Outcome {
  readonly name: string;
  readonly seconds: number;
}

const vitestReport = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform(({ numPassedTests: passed, numFailedTests: failed }): Outcome => ({ passed, failed, flaky: [] }));

const suite = z.object({
  specs: z
    .array(z.object({ title: z.string(), file: z.string(), tests: z.array(z.object({ status: z.string() })) }))
    .default([]),
  get suites() {
    return z.array(suite).default([]);
  },
});

const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    suites: z.array(suite),
  })
  .transform(
    ({ stats, suites }): Outcome => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      flaky: suites.flatMap(flakyIn),
    }),
  );

function flakyIn({ specs, suites }: z.infer<typeof suite>): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ title, file }) => `${file}: ${title}`), ...suites.flatMap(flakyIn)];
}

/** The outcome of a step by its report. A step without one is one test. */
export function outcomeOf(endedWell: boolean, report?: string): Outcome {
  const isWritten = report !== undefined && existsSync(report);
  const counted = isWritten
    ? z.union([vitestReport, playwrightReport]).parse(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: endedWell && report === undefined ? 1 : 0, failed: 0, flaky: [] };
  const isSilentFailure = counted.failed === 0 && (!endedWell || (report !== undefined && !isWritten));
  return isSilentFailure ? { ...counted, failed: 1 } : counted;
}

/** `✓ unit  1561 passed  61 s` */
export function resultLine({ name, passed, failed, seconds }: StepResult): string {
  const counts = `${String(passed).padStart(5)} passed${failed > 0 ? `, ${failed} failed` : ''}`;
  return `${failed > 0 ? '✗' : '✓'} ${name.padEnd(14)}${counts.padEnd(25)}${seconds.toFixed(0).padStart(5)} s`;
}

/** The end of `npm test`: second tries, every step with its time, and the counts. */
export function summaryOf(results: readonly StepResult[], seconds: number): string {
  const flaky = results.flatMap(({ name, flaky }) => flaky.map((title) => `${name}: ${title}`));
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  return [
    ...(flaky.length > 0 ? ['', 'Passed only at the second try; find the race:', ...flaky] : []),
    '',
    `The steps, ${(seconds / 60).toFixed(1)} min in all:`,
    ...results.map(resultLine),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
}

/** The end of what a step printed, without rows of dots. */
export const readableLog = (log: string): string =>
  log
    .split('\n')
    .filter((line) => !/^[·.°×FT±]+$|'NO_COLOR' env is ignored|node --trace-warnings/.test(line))
    .slice(-200)
    .join('\n')
    .trim();
