import type { Outcome } from './reports.ts';

export interface StepResult extends Outcome {
  readonly name: string;
  readonly seconds: number;
}

const slowestShown = 10;

/** `✓ unit  1561 passed  61 s` */
export function lineOf({ name, passed, failed, seconds }: StepResult): string {
  const counts = `${String(passed).padStart(5)} passed${failed > 0 ? `, ${failed} failed` : ''}`;
  return `${failed > 0 ? '✗' : '✓'} ${name.padEnd(14)}${counts.padEnd(25)}${seconds.toFixed(0).padStart(5)} s`;
}

/** The end of `npm test`: the slowest tests, those that needed a second try, every step with its time, and the counts in the last line. */
export function summaryOf(results: readonly StepResult[], seconds: number): string {
  const slowest = results
    .flatMap(({ name, tests }) => tests.map((test) => ({ name, ...test })))
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, slowestShown);
  const flaky = results.flatMap(({ name, flaky }) => flaky.map((title) => `${name}: ${title}`));
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  return [
    ...(slowest.length > 0 ? ['', 'The slowest tests:'] : []),
    ...slowest.map(
      ({ name, title, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}: ${title}`,
    ),
    ...(flaky.length > 0 ? ['', 'Passed only at the second try; find the race:', ...flaky] : []),
    '',
    `The steps, ${(seconds / 60).toFixed(1)} min in all:`,
    ...results.map(lineOf),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
}

/** The end of what a step printed, without rows of dots and what Node says of Playwright, which sets colours for its workers. */
export function readableLog(log: string): string {
  return log
    .split('\n')
    .filter((line) => !/^[·.°×FT±]+$|'NO_COLOR' env is ignored|node --trace-warnings/.test(line))
    .slice(-200)
    .join('\n')
    .trim();
}
