import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** The outcome of a step of `npm test`. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** The tests of the step, as far as its report names them. */
  readonly tests: readonly TimedTest[];
}

export interface TimedTest {
  readonly title: string;
  readonly milliseconds: number;
}

/** The outcome of a step without a report: one test, which is the step. */
export const outcomeOf = (passed: boolean): Outcome => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, tests: [] });

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
        tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
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
  return { passed: numPassedTests, failed: numFailedTests, tests };
}

/** Reads Playwright's JSON report; a flaky test has failed. */
export function playwrightOutcome(file: string): Outcome {
  if (!existsSync(file)) return outcomeOf(false);
  const { stats, suites } = playwrightReport.parse(read(file));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, tests: suites.flatMap(timesOf) };
}

function timesOf({ specs, suites }: z.infer<typeof suite>): TimedTest[] {
  const own = specs.map(({ title, file, tests }) => ({
    title: `${file}: ${title}`,
    milliseconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [...own, ...suites.flatMap(timesOf)];
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
