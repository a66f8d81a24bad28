import { z } from 'zod';
import type { Trial } from '../../tests/trials.ts';
import type { Tries } from '../../tests/tries.ts';

/** The tests of one project of a Playwright report, such as one browser. */
export interface Project {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
}

const trial: z.ZodType<Trial> = z.object({
  kind: z.string(),
  language: z.string(),
  tried: z.number(),
  ends: z.array(z.string()),
});
const testEntry = z.object({
  projectName: z.string(),
  status: z.string(),
  annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
});
const suite = z.object({
  specs: z.array(z.object({ tests: z.array(testEntry) })).default([]),
  get suites() {
    return z.array(suite).default([]);
  },
});
const playwrightReport = z.object({ suites: z.array(suite) });

const testsOf = ({ specs, suites }: z.infer<typeof suite>): z.infer<typeof testEntry>[] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsOf),
];

const readTests = (report: unknown) => playwrightReport.parse(report).suites.flatMap(testsOf);

/** The trials that the tests of a Playwright report noted (`tests/trials.ts`). */
export function trialsIn(report: unknown): Trial[] {
  return readTests(report).flatMap(({ annotations }) =>
    annotations
      .filter(({ type }) => type === 'trial')
      .map(({ description = '' }) => trial.parse(JSON.parse(description))),
  );
}

/** The projects of a Playwright report with the counts of their tests. */
export function projectsIn(report: unknown): Project[] {
  return [...Map.groupBy(readTests(report), ({ projectName }) => projectName)].map(([name, tests]) => {
    const passed = tests.filter(({ status }) => status === 'expected').length;
    return { name, passed, failed: tests.length - passed };
  });
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({
          status: z.string(),
          meta: z.object({ tries: z.object({ kind: z.string(), tried: z.number() }).optional() }),
        }),
      ),
    }),
  ),
});

/** What the tests of a Vitest report tried (`tests/tries.ts`), and whether each came through it. */
export function triesIn(report: unknown): (Tries & { readonly passed: boolean })[] {
  return vitestReport
    .parse(report)
    .testResults.flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ status, meta }) => (meta.tries ? [{ ...meta.tries, passed: status === 'passed' }] : []));
}
