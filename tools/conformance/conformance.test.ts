import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
import { conformancePage } from './page.ts';
import { requirementTests } from './reports.ts';
import { parseRequirements } from './requirements.ts';

const requirements = `# Requirements

## Routes

### Blog

- **ROUTE-01** The blog has pages.
  Part: the third page is missing.
- **ROUTE-02** The blog has tags.
  Decided: a post has at most five.

## Limits

- **LIMIT-01** There are two languages.
`;

const vitestReport = {
  testResults: [
    {
      name: '/repo/tests/output/pages.test.ts',
      assertionResults: [
        { title: 'ROUTE-01, ROUTE-02: pages and tags, in ru', status: 'passed' },
        { title: 'ROUTE-01, ROUTE-02: pages and tags, in en', status: 'passed' },
        { title: 'says nothing about a requirement', status: 'passed' },
      ],
    },
  ],
};

const playwrightReport = (ok: boolean, title = 'LIMIT-01: there are two') => ({
  config: { rootDir: '/repo/tests/e2e' },
  suites: [{ suites: [{ specs: [{ title, file: 'limits.spec.ts', ok }] }] }],
});

const judged = (...reports: readonly unknown[]) =>
  judge(
    parseRequirements(requirements),
    reports.flatMap((report) => requirementTests(report, '/repo')),
  );

describe('conformance', () => {
  it('names for each requirement the tests that show it, once for all languages', () => {
    expect(conformancePage(judged(vitestReport, playwrightReport(true)))).toBe(`# Conformance

Written by \`npm run conformance\` from [requirements.md](requirements.md) and the reports of the last tests; \`npm test\` fails if it is out
of date. Below each requirement are the tests that show it.

3 requirements: 2 hold, 1 in part, 0 open.

## Routes

### Blog

- **ROUTE-01** **holds in part**: The blog has pages. *the third page is missing.*
  - [pages and tags](../tests/output/pages.test.ts) (en, ru)
- **ROUTE-02** holds: The blog has tags. *Decided: a post has at most five.*
  - [pages and tags](../tests/output/pages.test.ts) (en, ru)

## Limits

- **LIMIT-01** holds: There are two languages.
  - [there are two](../tests/e2e/limits.spec.ts)
`);
  });

  it('leaves open what a test refutes, and what has no test', () => {
    const states = ({ sections }: ReturnType<typeof judged>) =>
      sections.flatMap((section) => section.requirements.map(({ state }) => state));
    expect(states(judged(vitestReport, playwrightReport(false)))).toEqual(['part', 'hold', 'open']);
    expect(states(judged(vitestReport))).toEqual(['part', 'hold', 'missing']);
  });

  it('reports a test that names an unknown requirement', () => {
    expect(judged(playwrightReport(true, 'LIMIT-07: there are two')).unknown).toEqual([
      'tests/e2e/limits.spec.ts: the test "there are two" names LIMIT-07, which docs/requirements.md does not have.',
    ]);
  });

  it('refuses an id that is used twice', () => {
    expect(() => parseRequirements(`${requirements}- **ROUTE-02** Again.`)).toThrow(
      'docs/requirements.md has ROUTE-02 twice',
    );
  });
});
