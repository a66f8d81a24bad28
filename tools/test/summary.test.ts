import { expect, it } from 'vitest';
import { readableLog, summaryOf } from './summary.ts';

const tests = Array.from({ length: 12 }, (_, index) => ({ title: `test ${index}`, milliseconds: index * 1000 }));

it('ends with the counts of all steps, after the time of each and the ten slowest tests and those that needed a second try', () => {
  const results = [
    { name: 'unit', passed: 12, failed: 0, flaky: ['a.spec.ts: opens'], tests, seconds: 66 },
    { name: 'lint', passed: 0, failed: 1, flaky: [], tests: [], seconds: 1.2 },
  ];
  const lines = summaryOf(results, 90).split('\n');
  expect(lines.slice(0, 3)).toEqual(['', 'The slowest tests:', '  11.0 s  unit: test 11']);
  expect(lines[11]).toBe('   2.0 s  unit: test 2');
  expect(lines.slice(12)).toEqual([
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

it('shows the end of a log, without dots and the noise of colours', () => {
  const noise = "(node:1) Warning: The 'NO_COLOR' env is ignored due to the 'FORCE_COLOR' env being set.\n·····F··T\n";
  const log = readableLog(`${'much\n'.repeat(500)}${noise}1 failed\n`);
  expect(log.split('\n')).toHaveLength(199);
  expect(log.endsWith('much\n1 failed')).toBe(true);
});
