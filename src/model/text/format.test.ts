import { describe, expect, it } from 'vitest';
import {
  calendarParts,
  formatDate,
  formatList,
  formatMonth,
  formatOtherCalendar,
  formatPrice,
  formatSize,
  formatYear,
  type Reader,
  readerOf,
} from './format.ts';

const en: Reader = { locale: 'en', calendar: 'gregory' };
const fa: Reader = { locale: 'fa', calendar: 'persian' };
const ru: Reader = { locale: 'ru', calendar: 'gregory' };

it('writes a Persian list without direction marks and without a comma before the last name', () => {
  expect(formatList(['Android', 'Android TV', 'Fire Stick'], 'fa')).toBe('Android، Android TV و Fire Stick');
  expect(formatList(['Windows', 'macOS'], 'fa')).toBe('Windows و macOS');
});

describe('dates', () => {
  it('are formatted as in each language', () => {
    expect(formatDate('2024-10-15', en)).toBe('15 October 2024');
    expect(formatDate('2024-10-15', ru)).toBe('15 октября 2024 г.');
    expect(formatDate('2024-10-15', fa)).toBe('۲۴ مهر ۱۴۰۳');
  });

  it('include the Gregorian date for a Persian reader', () => {
    expect(formatOtherCalendar('2024-10-15', fa)).toBe('۱۵ اکتبر ۲۰۲۴');
    expect(formatOtherCalendar('2024-10-15', ru)).toBe('');
  });

  it('start with the month in headings, and in Russian with a capital', () => {
    expect(formatMonth('2024-10-15', en)).toBe('October 2024');
    expect(formatMonth('2024-10-15', ru)).toBe('Октябрь 2024');
    expect(formatMonth('2024-10-15', fa)).toBe('مهر ۱۴۰۳');
  });
});

describe('the calendar', () => {
  it('is the configured one of a language', () => {
    const locales = { en: { calendar: 'gregory' }, fa: { calendar: 'gregory' }, ru: { calendar: 'persian' } } as const;
    const date = '2024-10-15';
    expect(formatDate(date, readerOf({ locales }, 'fa'))).toBe('۱۵ اکتبر ۲۰۲۴');
    expect(formatOtherCalendar(date, readerOf({ locales }, 'fa'))).toBe('');
    expect(formatMonth(date, readerOf({ locales }, 'ru'))).toBe('Мехр 1403');
    expect(formatOtherCalendar(date, readerOf({ locales }, 'ru'))).toBe('15 октября 2024 г.');
  });
});

it.each([
  ['2021-03-20', '۳۰ اسفند ۱۳۹۹', '2021-03-21', '۱ فروردین ۱۴۰۰', 1400],
  ['2023-03-20', '۲۹ اسفند ۱۴۰۱', '2023-03-21', '۱ فروردین ۱۴۰۲', 1402],
  ['2024-03-19', '۲۹ اسفند ۱۴۰۲', '2024-03-20', '۱ فروردین ۱۴۰۳', 1403],
  ['2025-03-20', '۳۰ اسفند ۱۴۰۳', '2025-03-21', '۱ فروردین ۱۴۰۴', 1404],
])('a Persian year ends on %s, %s', (lastDay, last, newYear, first, year) => {
  expect([formatDate(lastDay, fa), formatDate(newYear, fa)]).toEqual([last, first]);
  expect(formatMonth(lastDay, fa)).not.toBe(formatMonth(newYear, fa));
  expect(calendarParts(lastDay, 'persian')).toMatchObject({ year: year - 1, month: 12 });
  expect(calendarParts(newYear, 'persian')).toEqual({ year, month: 1, day: 1 });
});

describe('the start of a Gregorian year', () => {
  it.each([
    ['2019-12-31', { year: 2019, month: 12 }, { year: 1398, month: 10 }, '۱۰ دی ۱۳۹۸'],
    ['2020-01-01', { year: 2020, month: 1 }, { year: 1398, month: 10 }, '۱۱ دی ۱۳۹۸'],
    ['2020-12-31', { year: 2020, month: 12 }, { year: 1399, month: 10 }, '۱۱ دی ۱۳۹۹'],
  ] as const)('lies within a Persian month: %s', (date, gregorian, persian, written) => {
    expect(calendarParts(date, 'gregory')).toMatchObject(gregorian);
    expect(calendarParts(date, 'persian')).toMatchObject(persian);
    expect(formatDate(date, fa)).toBe(written);
  });

  it('is midnight UTC, wherever the site is built', () => {
    expect(formatDate('2019-12-31', en)).toBe('31 December 2019');
    expect(formatDate('2020-02-29', ru)).toBe('29 февраля 2020 г.');
  });
});

describe('numbers', () => {
  it('are formatted as prices in each language', () => {
    expect(formatPrice(4.09, 'en')).toBe('$4.09');
    expect(formatPrice(4.09, 'ru')).toBe('4,09\u00a0$');
    expect(formatPrice(4.09, 'fa')).toBe('۴٫۰۹ دلار');
  });

  it('write years without a separator', () => {
    expect(formatYear(1403, 'fa')).toBe('۱۴۰۳');
    expect(formatYear(2024, 'ru')).toBe('2024');
  });
});

it('sizes are formatted as in each language', () => {
  expect([229_885, 1_000_000, 7_454_313].map((bytes) => formatSize(bytes, 'en'))).toEqual(['230 kB', '1 MB', '7.5 MB']);
  expect(formatSize(229_885, 'fa')).toBe('۲۳۰ کیلوبایت');
});
