import { describe, expect, it } from 'vitest';
import en from '../../../site/strings/en.ts';
import fa from '../../../site/strings/fa.ts';
import ru from '../../../site/strings/ru.ts';
import type { ChangelogEntry } from '../content/content.ts';
import { same } from '../testing/exampleSite.ts';
import type { Reader } from '../text/format.ts';
import {
  calendarOf,
  changelogSidebar,
  changelogYears,
  entriesByYear,
  isInYear,
  monthsOf,
  partLabel,
  partsOf,
  yearLabel,
} from './changelog.ts';

const english: Reader = { locale: 'en', calendar: 'gregory' };
const persian: Reader = { locale: 'fa', calendar: 'persian' };
const russian: Reader = { locale: 'ru', calendar: 'gregory' };
const entry = (date: string): ChangelogEntry => ({
  file: '',
  date,
  version: '1.0',
  headline: same(''),
  changes: [],
  references: [],
});
const entries = ['2021-03-21', '2021-03-20', '2020-12-31'].map(entry);

describe('a year of the changelog', () => {
  it('is one of the calendar of the reader', () => {
    expect(entriesByYear(entries, 'gregory').map(({ year, items }) => [year, items.length])).toEqual([
      [2021, 2],
      [2020, 1],
    ]);
    expect(entriesByYear(entries, 'persian').map(({ year, items }) => [year, items.length])).toEqual([
      [1400, 1],
      [1399, 2],
    ]);
  });

  it('has a page in the calendars of all languages, so that the address holds in every language', () => {
    expect(changelogYears(entries, ['gregory', 'persian', 'gregory'])).toEqual([2021, 2020, 1400, 1399]);
    expect(changelogYears(entries, ['gregory', 'gregory'])).toEqual([2021, 2020]);
  });

  it('tells its calendar by itself', () => {
    expect([1399, 2021].map(calendarOf)).toEqual(['persian', 'gregory']);
    expect(isInYear('2021-03-20', 1399)).toBe(true);
    expect(isInYear('2021-03-21', 1399)).toBe(false);
    expect(isInYear('2021-03-21', 2021)).toBe(true);
  });

  it('says in titles if it is one of the other calendar', () => {
    expect(yearLabel(2021, en, english)).toBe('2021');
    expect(yearLabel(1399, en, english)).toBe('1399 (Persian calendar)');
    expect(yearLabel(1399, fa, persian)).toBe('سال ۱۳۹۹');
    expect(yearLabel(2021, fa, persian)).toBe('سال ۲۰۲۱ میلادی');
    expect(yearLabel(1399, ru, russian)).toBe('1399\u00a0год персидского календаря');
  });
});

it('the sidebar lists the releases of a year only on demand', () => {
  expect(changelogSidebar(entries, persian)).toMatchObject([
    { label: '۱۴۰۰', path: '/docs/changelog/1400', onDemand: true, items: [{ label: '1.0 · ۱ فروردین' }] },
    {
      label: '۱۳۹۹',
      path: '/docs/changelog/1399',
      onDemand: true,
      items: [{ label: '1.0 · ۳۰ اسفند' }, { label: '1.0 · ۱۱ دی' }],
    },
  ]);
});

describe('the parts of a year', () => {
  const released = (count: number, month: string) =>
    Array.from({ length: count }, (_, index) => entry(`2023-${month}-${String(28 - index).padStart(2, '0')}`));
  const sizes = (year: number, all: readonly ChangelogEntry[]) =>
    partsOf(year, all).map(({ part, entries: own }) => [part, own.length]);

  it('have no pages while the page of the year can show all releases', () => {
    expect(sizes(2023, released(16, '03'))).toEqual([]);
  });

  it('are its halves in a larger year and its quarters if a half is too large, the latest first, by the calendar of the year', () => {
    const half = [...released(9, '07'), ...released(8, '04')];
    expect(sizes(2023, half)).toEqual([
      [2, 9],
      [1, 8],
    ]);
    expect(sizes(1402, half)).toEqual([
      [2, 9],
      [1, 8],
    ]);
    const quarters = [...released(12, '11'), ...released(12, '07'), ...released(9, '04')];
    expect(sizes(2023, quarters)).toEqual([
      [4, 12],
      [3, 12],
      [2, 9],
    ]);
  });

  it('are named after their first and last month', () => {
    expect(monthsOf([entry('2023-06-28'), entry('2023-01-04')], english)).toBe('January 2023 – June 2023');
    expect(monthsOf([entry('2023-06-28'), entry('2023-06-04')], russian)).toBe('Июнь 2023');
    expect(monthsOf([entry('2023-06-28'), entry('2023-01-04')], russian)).toBe('Январь – июнь 2023');
    expect(monthsOf([entry('2024-03-08'), entry('2023-03-28')], russian)).toBe('Март 2023 – март 2024');
  });

  it('say in titles if they are of a year of the other calendar, whose quarter may have the same months', () => {
    const released = [entry('2019-06-28'), entry('2019-04-04')];
    expect(partLabel(2019, released, en, english)).toBe('April 2019 – June 2019');
    expect(partLabel(1398, released, en, english)).toBe('April 2019 – June 2019, 1398 (Persian calendar)');
    expect(partLabel(2019, released, fa, persian)).toBe('فروردین ۱۳۹۸ – تیر ۱۳۹۸، سال ۲۰۱۹ میلادی');
  });

  it('are listed in the sidebar of their year, before its releases', () => {
    const [year] = changelogSidebar([...released(20, '07'), ...released(5, '03')], english);
    expect(year).toMatchObject({ items: { 0: { label: 'July 2023' }, 1: { path: '/docs/changelog/2023/1' } } });
  });
});
