import { describe, expect, it } from 'vitest';
import en from '../../../site/strings/en.ts';
import fa from '../../../site/strings/fa.ts';
import ru from '../../../site/strings/ru.ts';
import type { ChangelogEntry } from '../content/content.ts';
import { same } from '../testing/exampleSite.ts';
import type { Reader } from '../text/format.ts';
import { calendarOf, changelogSidebar, changelogYears, isInYear, yearLabel } from './changelog.ts';

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
  it('has a page in the calendars of all languages, so that its address exists in every language', () => {
    expect(changelogYears(entries, ['gregory', 'persian', 'gregory'])).toEqual([2021, 2020, 1400, 1399]);
    expect(changelogYears(entries, ['gregory', 'gregory'])).toEqual([2021, 2020]);
  });

  it('determines its calendar by its number', () => {
    expect([1399, 2021].map(calendarOf)).toEqual(['persian', 'gregory']);
    expect(isInYear('2021-03-20', 1399)).toBe(true);
    expect(isInYear('2021-03-21', 1399)).toBe(false);
    expect(isInYear('2021-03-21', 2021)).toBe(true);
  });

  it('is marked in titles if it belongs to the other calendar', () => {
    expect(yearLabel(2021, en, english)).toBe('2021');
    expect(yearLabel(1399, en, english)).toBe('1399 (Persian calendar)');
    expect(yearLabel(1399, fa, persian)).toBe('سال ۱۳۹۹');
    expect(yearLabel(2021, fa, persian)).toBe('سال ۲۰۲۱ میلادی');
    expect(yearLabel(1399, ru, russian)).toBe('1399 год персидского календаря');
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
