import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/temporaryFolder.ts';
import { outcomeOf } from './results.ts';

const folder = temporaryFolder();

function report(content: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it('counts a step without a report as one test', () => {
  expect(outcomeOf(true)).toEqual({ passed: 1, failed: 0, flaky: [] });
  expect(outcomeOf(false)).toEqual({ passed: 0, failed: 1, flaky: [] });
});

it('counts the tests of a report', () => {
  expect(outcomeOf(false, report({ numPassedTests: 7, numFailedTests: 2 }))).toMatchObject({ passed: 7, failed: 2 });
  const suites = [
    { suites: [{ specs: [{ title: 'opens', file: 'a.spec.ts', tests: [{ status: 'flaky' }] }] }] },
    { specs: [{ title: 'closes', file: 'a.spec.ts', tests: [{ status: 'expected' }] }] },
  ];
  expect(outcomeOf(true, report({ stats: { expected: 3, unexpected: 0, flaky: 1 }, suites }))).toEqual({
    passed: 4,
    failed: 0,
    flaky: ['a.spec.ts: opens'],
  });
});

it('counts a step as failed if it fails after its tests or writes no report', () => {
  expect(outcomeOf(false, report({ numPassedTests: 7, numFailedTests: 0 }))).toMatchObject({ passed: 7, failed: 1 });
  for (const endedWell of [true, false])
    expect(outcomeOf(endedWell, join(folder, 'none.json'))).toMatchObject({ passed: 0, failed: 1 });
});
