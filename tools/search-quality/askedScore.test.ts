import { expect, test } from 'vitest';
import { afterReading, judgeRow } from './askedScore.ts';
import type { AskedRow } from './askedSet.ts';

const row: AskedRow = {
  q: 'refund',
  persona: 'subscriber',
  kind: 'short',
  answers: ['/docs/plan#refund'],
  also: ['/docs/billing#refunds'],
};

test('a place of also counts after reading only', () => {
  const judged = judgeRow(row, ['/docs/billing#refunds', '/docs/plan#refund']);
  expect(judged).toMatchObject({ page: 2, place: 2 });
  expect(afterReading(judged)).toMatchObject({ page: 1, place: 1 });
});

test('reading changes nothing when the expected place is first or none is found', () => {
  for (const led of [['/docs/plan#refund', '/docs/billing#refunds'], ['/docs/iran'], []]) {
    const judged = judgeRow(row, led);
    expect(afterReading(judged)).toEqual(judged);
  }
});
