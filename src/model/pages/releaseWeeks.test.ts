import { expect, it } from 'vitest';
import { sameInline } from '../testing/exampleSite.ts';
import { releaseWeeks } from './releaseWeeks.ts';

const change = { kind: 'fixed', for: ['ios'], text: sameInline('A crash.') } as const;
const release = (date: string, count: number) => ({ date, changes: Array.from({ length: count }, () => change) });

it('The weeks of a year are counted within its months, in the order of the year, and those without a release are left out', () => {
  const entries = [
    release('2024-12-31', 1),
    release('2024-01-08', 2),
    release('2024-01-07', 3),
    release('2024-01-01', 1),
  ];
  expect(releaseWeeks(entries, { locale: 'en', calendar: 'gregory' })).toEqual([
    { week: 0, changes: 4 },
    { week: 1, changes: 2 },
    { week: 59, changes: 1 },
  ]);
});

it('A Persian reader sees the weeks of the Persian year', () => {
  const entries = [release('2024-10-15', 4), release('2024-03-20', 1)];
  expect(releaseWeeks(entries, { locale: 'fa', calendar: 'persian' })).toEqual([
    { week: 0, changes: 1 },
    { week: 33, changes: 4 },
  ]);
});
