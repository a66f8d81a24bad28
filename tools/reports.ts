/**
 * `npm run reports`: writes site/reports.json, which the page `/proof` shows, from the results of the last `npm run test:all` (or of single steps of it,
 * each with its day and commit), of `npm run test:a11y`, and from docs/conformance.md. Commit the file. Runs with changed files are refused.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { git } from '../src/content/git.ts';
import { type ReportedStep, reportedSteps, reportsSchema } from '../src/model/reports.ts';
import { collectReports } from './reports/collect.ts';
import { recordedResult } from './reports/record.ts';

const root = join(import.meta.dirname, '..');
const file = join(root, 'site', 'reports.json');

const testRun = z.object({ failed: z.number(), day: z.string(), commit: z.string() });

/** The results of a run, if it was one of a commit. */
function resultOf(name: string): unknown {
  const { result, refused } = recordedResult(root, name) ?? {};
  if (refused !== undefined) console.warn(refused);
  return result;
}

/** The page, and when it was last found to be true, or else changed. */
function conformance() {
  const page = join('docs', 'conformance.md');
  const checked = testRun.safeParse(resultOf('conformance'));
  if (checked.success && checked.data.failed === 0) {
    const { day, commit } = checked.data;
    return { page: readFileSync(join(root, page), 'utf8'), day, commit };
  }
  const [commit, day] = git(root, 'log', '-1', '--format=%H %cs', '--', page)?.split(' ') ?? [];
  return commit && day ? { page: readFileSync(join(root, page), 'utf8'), day, commit } : undefined;
}

const tests: Partial<Record<ReportedStep, unknown>> = {};
for (const step of reportedSteps) tests[step] = resultOf(step);
const before = reportsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
const reports = collectReports(before, { tests, accessibility: resultOf('axe'), conformance: conformance() });
writeFileSync(file, `${JSON.stringify(reports, null, 2)}\n`);
const shown = reportedSteps.map((step) => {
  const report = reports.tests.find((each) => each.step === step);
  if (!report) return `${step}: no result; npm test ${step}`;
  return `${step}: ${report.passed} passed, ${report.failed} failed, ${report.day}`;
});
const { accessibility: axe } = reports;
shown.push(axe ? `axe: ${axe.violations} rules broken, ${axe.day}` : 'axe: no result; npm run test:a11y -- --all');
console.log([...shown, 'site/reports.json is written.'].join('\n'));
