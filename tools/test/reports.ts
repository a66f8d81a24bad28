import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** The outcome of a step of `npm test`. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Titles of those among the passed tests that failed at the first try. */
  readonly flaky: readonly string[];
  /** The tests of the step, as far as its report names them. */
  readonly tests: readonly TimedTest[];
}

export interface TimedTest {
  readonly title: string;
  readonly milliseconds: number;
}

/** The outcome of a step without a report: one test, which is the step. */
export const outcomeOf = (passed: boolean): Outcome => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
  flaky: [],
  tests: [],
});

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })) }),
  ),
});

const suite = z.object({
  specs: z
    .array(
      z.object({
        title: z.string(),
        file: z.string(),
        tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ duration: z.number() })) })),
      }),
    )
    .default([]),
  get suites() {
    return z.array(suite).default([]);
  },
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(suite),
});

/** Reads Vitest's JSON report; one that was not written counts as a failure. */
export function vitestOutcome(file: string): Outcome {
  if (!existsSync(file)) return outcomeOf(false);
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(read(file));
  const tests = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ title: fullName, milliseconds: duration ?? 0 })),
  );
  return { passed: numPassedTests, failed: numFailedTests, flaky: [], tests };
}

/** Reads Playwright's JSON report. */
export function playwrightOutcome(file: string): Outcome {
  if (!existsSync(file)) return outcomeOf(false);
  const { stats, suites } = playwrightReport.parse(read(file));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: suites.flatMap(flakyIn),
    tests: suites.flatMap(timesOf),
  };
}

function timesOf({ specs, suites }: z.infer<typeof suite>): TimedTest[] {
  const own = specs.map(({ title, file, tests }) => ({
    title: `${file}: ${title}`,
    milliseconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [...own, ...suites.flatMap(timesOf)];
}

function flakyIn({ specs, suites }: z.infer<typeof suite>): string[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title, file }) => `${file}: ${title}`);
  return [...own, ...suites.flatMap(flakyIn)];
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
