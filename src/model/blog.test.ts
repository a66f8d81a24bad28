import { expect, it } from 'vitest';
import { byYear, paginate, readingMinutes } from './blog.ts';

it('18 posts make a first page of 10 and a second of 8', () => {
  expect(paginate(Array.from({ length: 18 }), 10).map((page) => page.length)).toEqual([10, 8]);
});

it('no posts make one empty page', () => {
  expect(paginate([], 10)).toEqual([[]]);
});

it('a post takes at least a minute to read', () => {
  expect([0, 90, 500, 1100].map(readingMinutes)).toEqual([1, 1, 3, 6]);
});

it('years are those of the calendar of the reader', () => {
  const dates = ['2024-10-01', '2024-02-01', '2023-12-31'];
  expect(byYear(dates, (date) => date, 'en').map(({ year }) => year)).toEqual([2024, 2023]);
  expect(byYear(dates, (date) => date, 'fa')).toEqual([
    { year: 1403, items: ['2024-10-01'] },
    { year: 1402, items: ['2024-02-01', '2023-12-31'] },
  ]);
});
