import { z } from 'zod';
import type { Revision } from './revision.ts';

/** The steps of `npm test` whose results readers are shown. */
export const reportedSteps = [
  'unit',
  'output',
  'builds',
  'editions',
  'browser',
  'firefox',
  'webkit',
  'older',
  'faults',
  'hosts',
] as const;

export type ReportedStep = (typeof reportedSteps)[number];

const count = z.int().nonnegative();

/** When and of what a report was made. */
const made = {
  /** Day of the run: `2026-11-22`. */
  day: z.iso.date(),
  commit: z.string().regex(/^[\da-f]{40}$/, 'a commit has 40 hexadecimal digits'),
};

/** Results of a step of `npm test`. */
export const testReport = z.strictObject({ step: z.enum(reportedSteps), passed: count, failed: count, ...made });

export type TestReport = z.infer<typeof testReport>;

/** What axe found: on one page of each kind with its states (`views`), or on every page. */
export const accessibilityReport = z.strictObject({
  scope: z.enum(['views', 'pages']),
  /** Pages or states of pages. */
  looked: count,
  /** Colour modes and widths in which each was shown. */
  looks: count,
  violations: count,
  /** Version of axe. */
  axe: z.string(),
  ...made,
});

/** How many requirements of `docs/requirements.md` have tests that pass. */
export const requirementsReport = z.strictObject({ hold: count, part: count, open: count, ...made });

/** `site/reports.json`: results of the last runs, written by `npm run reports`. */
export const reportsSchema = z.strictObject({
  tests: z.array(testReport).readonly(),
  accessibility: accessibilityReport.optional(),
  requirements: requirementsReport.optional(),
});

export type Reports = z.infer<typeof reportsSchema>;

/** Days after which a report no longer says how the site is. */
const longest = 60;

/** Files of code that may have changed since a report. */
const mostChanges = 100;

/**
 * Whether a report is too old, or too much of the code has changed since, to say how this build is. `changedSince` has the number of changed
 * files of code by commit; a commit that the history lacks counts as changed, unless there is no history at all.
 */
export function isStale(
  { day, commit }: { readonly day: string; readonly commit: string },
  revision: Revision,
  changedSince: ReadonlyMap<string, number>,
): boolean {
  const days = (Date.parse(revision.day) - Date.parse(day)) / 86_400_000;
  if (days > longest) return true;
  return revision.commit !== undefined && (changedSince.get(commit) ?? Number.POSITIVE_INFINITY) > mostChanges;
}

/** Every commit that a report was made of. */
export function commitsOf({ tests, accessibility, requirements }: Reports): string[] {
  const all = [...tests, accessibility, requirements].flatMap((report) => report?.commit ?? []);
  return [...new Set(all)];
}
