import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countsIn, summaryOf } from '../conformance/summary.ts';
import { collectReports } from './collect.ts';
import { recordedResult, recordResult, stampOf } from './record.ts';

const commit = 'a'.repeat(40);
const later = 'b'.repeat(40);
const made = { day: '2026-11-22', commit };
const unit = { step: 'unit', passed: 10, failed: 0, ...made } as const;
const browser = { step: 'browser', passed: 5, failed: 1, ...made } as const;

describe('reports', () => {
  test('take the results of what was run again, and keep the others with their day', () => {
    const again = { step: 'unit', passed: 12, failed: 0, day: '2026-11-23', commit: later };
    const { tests } = collectReports(
      { tests: [unit, browser] },
      { tests: { unit: again }, accessibility: undefined, conformance: undefined },
    );
    expect(tests).toEqual([again, browser]);
  });

  test('count the requirements in the sentence of docs/conformance.md', () => {
    const page = `# Conformance\n\n${summaryOf({ hold: 150, part: 3, open: 1 })}\n`;
    const { requirements } = collectReports(
      { tests: [] },
      { tests: {}, accessibility: undefined, conformance: { page, ...made } },
    );
    expect(requirements).toEqual({ hold: 150, part: 3, open: 1, ...made });
    expect(() => countsIn('# Conformance\n')).toThrow('npm run conformance');
  });

  test('refuse results of another form', () => {
    expect(() =>
      collectReports(
        { tests: [] },
        { tests: { unit: { step: 'unit' } }, accessibility: undefined, conformance: undefined },
      ),
    ).toThrow();
  });
});

test('A result is kept with its commit; one of changed files cannot be used, and says why', () => {
  const root = mkdtempSync(join(tmpdir(), 'docs-results-'));
  expect(recordedResult(root, 'unit')).toBeUndefined();
  recordResult(root, 'unit', { passed: 3 }, { ...made, hasChanges: false });
  expect(recordedResult(root, 'unit')).toEqual({ result: { passed: 3, ...made } });
  recordResult(root, 'unit', { passed: 3 }, { ...made, hasChanges: true });
  expect(recordedResult(root, 'unit')?.refused).toContain('not of a commit');
  writeFileSync(join(root, '.cache', 'test-reports', 'results', 'unit.json'), '{ "passed": 3');
  expect(recordedResult(root, 'unit')?.refused).toContain('run it again');
  recordResult(root, 'unit', { passed: 3 }, stampOf(root));
  expect(recordedResult(root, 'unit')?.refused).toContain('commit everything');
  rmSync(root, { recursive: true });
});
