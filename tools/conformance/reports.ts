import { isAbsolute, relative } from 'node:path';
import { z } from 'zod';

/** A test whose title begins with the ids of requirements: `CHROME-11, ROUTE-03: the skip link …`. */
export interface RequirementTest {
  readonly ids: readonly string[];
  readonly title: string;
  /** The file of the test, from the root of the repository. */
  readonly file: string;
  readonly passed: boolean;
}

const ids = /^((?:[A-Z]{2,}-\d+)(?:, [A-Z]{2,}-\d+)*): (.+)$/s;

const vitestReport = z.object({
  testResults: z.array(
    z.object({ name: z.string(), assertionResults: z.array(z.object({ title: z.string(), status: z.string() })) }),
  ),
});

const playwrightSuite = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string(), ok: z.boolean() })).default([]),
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
});
const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(playwrightSuite),
});

/** Reads the tests that name requirements from a JSON report of Vitest or Playwright. */
export function requirementTests(report: unknown, root: string): RequirementTest[] {
  const vitest = vitestReport.safeParse(report);
  if (vitest.success)
    return vitest.data.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.flatMap(({ title, status }) => named(title, from(root, name), status === 'passed')),
    );
  const { config, suites } = playwrightReport.parse(report);
  return specsOf({ specs: [], suites }).flatMap(({ title, file, ok }) =>
    named(title, from(root, `${config.rootDir}/${file}`), ok),
  );
}

function specsOf({ specs, suites }: z.infer<typeof playwrightSuite>): z.infer<typeof playwrightSuite>['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function named(title: string, file: string, passed: boolean): RequirementTest[] {
  const [, list, rest] = ids.exec(title) ?? [];
  return list && rest ? [{ ids: list.split(', '), title: rest, file, passed }] : [];
}

const from = (root: string, file: string) => (isAbsolute(file) ? relative(root, file) : file);
