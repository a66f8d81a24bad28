import { describe, expect, it } from 'vitest';
import { calendarParts, formatDate, formatOtherCalendar, formatPrice, formatYear } from './format.ts';

describe('dates', () => {
  it('are written as the reader of each language writes them', () => {
    expect(formatDate('2024-10-15', 'en')).toBe('15 October 2024');
    expect(formatDate('2024-10-15', 'ru')).toBe('15 октября 2024 г.');
    expect(formatDate('2024-10-15', 'fa')).toBe('۲۴ مهر ۱۴۰۳');
  });

  it('give a Persian reader the Gregorian date too', () => {
    expect(formatOtherCalendar('2024-10-15', 'fa')).toBe('۱۵ اکتبر ۲۰۲۴');
    expect(formatOtherCalendar('2024-10-15', 'ru')).toBe('');
  });

  it('count Persian years from 20 or 21 March', () => {
    expect(calendarParts('2024-03-19', 'fa')).toEqual({ year: 1402, month: 12 });
    expect(calendarParts('2024-03-20', 'fa')).toEqual({ year: 1403, month: 1 });
    expect(calendarParts('2023-03-20', 'fa')).toEqual({ year: 1401, month: 12 });
    expect(calendarParts('2023-03-21', 'fa')).toEqual({ year: 1402, month: 1 });
  });

  it('know the leap days of 1399 and 1403', () => {
    expect(formatDate('2021-03-20', 'fa')).toBe('۳۰ اسفند ۱۳۹۹');
    expect(formatDate('2025-03-20', 'fa')).toBe('۳۰ اسفند ۱۴۰۳');
  });

  it('keep the last day of a Gregorian year in its Persian year', () => {
    expect(calendarParts('2019-12-31', 'fa')).toEqual({ year: 1398, month: 10 });
    expect(calendarParts('2019-12-31', 'en')).toEqual({ year: 2019, month: 12 });
  });
});

describe('numbers', () => {
  it('put prices as each language does', () => {
    expect(formatPrice(4.09, 'en')).toBe('$4.09');
    expect(formatPrice(4.09, 'ru')).toBe('4,09\u00a0$');
    expect(formatPrice(4.09, 'fa')).toBe('۴٫۰۹ دلار');
  });

  it('write years without a separator', () => {
    expect(formatYear(1403, 'fa')).toBe('۱۴۰۳');
    expect(formatYear(2024, 'ru')).toBe('2024');
  });
});
