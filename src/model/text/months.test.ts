import { expect, it } from 'vitest';
import { byMonth } from './months.ts';

const releases = ['2024-10-15', '2024-10-02', '2024-09-20'].map((date) => ({ date }));

it('groups by month, newest first, under ids that sort', () => {
  expect(
    byMonth(releases, { locale: 'en', calendar: 'gregory' }).map(({ id, label, items }) => [id, label, items.length]),
  ).toEqual([
    ['2024-10', 'October 2024', 2],
    ['2024-09', 'September 2024', 1],
  ]);
});

it('divides a Gregorian month where the Persian month ends', () => {
  const around = [{ date: '2024-09-23' }, { date: '2024-09-20' }];
  expect(byMonth(around, { locale: 'ru', calendar: 'gregory' })).toHaveLength(1);
  expect(byMonth(around, { locale: 'fa', calendar: 'persian' }).map(({ id, label }) => [id, label])).toEqual([
    ['1403-07', 'مهر ۱۴۰۳'],
    ['1403-06', 'شهریور ۱۴۰۳'],
  ]);
});
