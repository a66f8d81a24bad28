import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/temporaryFolder.ts';
import { outcomeOf, readableLog, summaryOf } from './results.ts';

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

it('ends with the counts of all steps, after the time of each and the tests that needed a second try', () => {
  const results = [
    { name: 'unit', passed: 12, failed: 0, flaky: ['a.spec.ts: opens'], seconds: 66 },
    { name: 'lint', passed: 0, failed: 1, flaky: [], seconds: 1.2 },
  ];
  expect(summaryOf(results, 90).split('\n')).toEqual([
    '',
    'Passed only at the second try; find the race:',
    'unit: a.spec.ts: opens',
    '',
    'The steps, 1.5 min in all:',
    '✓ unit             12 passed                66 s',
    '✗ lint              0 passed, 1 failed       1 s',
    '',
    '12 passed, 1 failed',
  ]);
});

it('shows the end of a log, without dots and colour codes', () => {
  const noise = "(node:1) Warning: The 'NO_COLOR' env is ignored due to the 'FORCE_COLOR' env being set.\n·····F··T\n";
  const log = readableLog(`${'much\n'.repeat(500)}${noise}1 failed\n`);
  expect(log.split('\n')).toHaveLength(199);
  expect(log.endsWith('much\n1 failed')).toBe(true);
});
