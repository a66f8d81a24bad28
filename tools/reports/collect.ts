import {
  accessibilityReport,
  type ReportedStep,
  type Reports,
  reportedSteps,
  requirementsReport,
  testReport,
} from '../../src/model/reports.ts';
import { countsIn } from '../conformance/summary.ts';

/** Results of the runs since the reports were last written. */
export interface Found {
  /** By the name of the step; those that were not run are left out. */
  readonly tests: Partial<Readonly<Record<ReportedStep, unknown>>>;
  readonly accessibility: unknown;
  /** `docs/conformance.md`, and the day and commit at which it was true. */
  readonly conformance: { readonly page: string; readonly day: string; readonly commit: string } | undefined;
}

/** The reports with what was found in place of older results; what was not run again stays. @throws {Error} if a result has another form */
export function collectReports(before: Reports, { tests, accessibility, conformance }: Found): Reports {
  const old = new Map(before.tests.map((report) => [report.step, report]));
  return {
    tests: reportedSteps.flatMap((step) => {
      const report = tests[step] === undefined ? old.get(step) : testReport.parse(tests[step]);
      return report ?? [];
    }),
    accessibility: accessibility === undefined ? before.accessibility : accessibilityReport.parse(accessibility),
    requirements: conformance
      ? requirementsReport.parse({
          ...countsIn(conformance.page),
          day: conformance.day,
          commit: conformance.commit,
        })
      : before.requirements,
  };
}
