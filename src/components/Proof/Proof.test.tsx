import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Reports } from '../../model/reports.ts';
import { exampleSite, exampleView } from '../../model/testing/exampleSite.ts';
import { PageProvider, pageContext } from '../PageContext/PageContext.tsx';
import { AccessibilityReport } from './AccessibilityReport.tsx';
import { BuildFacts } from './BuildFacts.tsx';
import { TestReports } from './TestReports.tsx';

const commit = '0123456789abcdef0123456789abcdef01234567';
const made = { day: '2026-11-20', commit };
const unit = { step: 'unit', passed: 2_500, failed: 0, ...made } as const;
const axe = { scope: 'pages', looked: 3_080, looks: 4, violations: 0, axe: '4.13', ...made } as const;

const parts = { tests: TestReports, accessibility: AccessibilityReport, build: BuildFacts };

/** What a part of the page of figures shows in English for reports, with so many files of code changed since. */
function shown(part: keyof typeof parts, reports: Reports = { tests: [] }, changes = 0): string {
  const site = exampleSite({ reports, changedSince: new Map([[commit, changes]]) });
  const Part = parts[part];
  return renderToStaticMarkup(
    <PageProvider value={pageContext(site, exampleView('/docs/guide/start', 'en', site))}>
      <Part />
    </PageProvider>,
  );
}

const { proof } = exampleSite().strings.en;

describe('the results of the tests', () => {
  it('are not there before the first report', () => {
    expect(shown('tests', { tests: [] })).toBe(`<p>${proof.noReports}</p>`);
  });

  it('name the kinds that no report has, too', () => {
    const html = shown('tests', { tests: [unit] });
    expect(html).toContain(`<td>${proof.steps.unit}</td><td data-label="${proof.columns.passed}">2,500</td>`);
    expect(html).toContain(`<td>${proof.steps.hosts}</td><td colSpan="3">${proof.notRun}</td>`);
  });

  it('show failures in bold, and with which commit they were found', () => {
    const html = shown('tests', { tests: [{ ...unit, failed: 3 }] });
    expect(html).toContain('<strong>3</strong>');
    expect(html).toContain('<code dir="ltr">0123456789</code>');
    expect(shown('tests', { tests: [unit] })).not.toContain('<strong>');
  });

  it.each([
    ['too much code has changed since', unit, 101],
    ['they are older than 60 days', { ...unit, day: '2026-09-20' }, 0],
  ])('are marked as out of date if %s', (_, report, changes) => {
    expect(shown('tests', { tests: [report] }, changes)).toContain(`<strong>${proof.stale}</strong>`);
  });

  it('are current with a hundred changed files, sixty days later', () => {
    expect(shown('tests', { tests: [{ ...unit, day: '2026-09-23' }] }, 100)).not.toContain(proof.stale);
  });
});

describe('the results of axe', () => {
  it('have their day and what was looked at', () => {
    const html = shown('accessibility', { tests: [], accessibility: axe });
    expect(html).toContain('axe 4.13 looked at all 3,080 pages, each in 4 combinations');
    expect(html).toContain('20 November 2026');
  });

  it('are named as missing next to the count of requirements', () => {
    const html = shown('accessibility', { tests: [], requirements: { hold: 9, part: 1, open: 0, ...made } });
    expect(html).toContain(`<li>${proof.noAxe}</li><li>Requirements that tests show to hold: 9 of 10`);
  });

  it('are not there before the first report', () => {
    expect(shown('accessibility', { tests: [] })).toBe(`<p>${proof.noReports}</p>`);
  });
});

it('the build names the version of the documentation by its label', () => {
  expect(shown('build')).toContain(`<li>${proof.docs} Next</li>`);
});
