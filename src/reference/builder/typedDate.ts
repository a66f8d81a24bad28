import { calendarParts } from '../../model/text/format.ts';

/** A date of three numbers with any of the usual separators, and the time after it, if there is one. */
const dateAndTime = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]+(.*))?$/;

/** Persian years that a date can be meant in: the Gregorian ones of the same numbers are before any account. */
const persianYears = { from: 1250, to: 1500 };

/**
 * A date or time as the API reads it, from what people type: `2024/5/3`, `1403/02/11` (a year of the Persian calendar), hours without seconds. What
 * is not a date is returned as it is: the scalar refuses it.
 */
export function apiDate(typed: string): string {
  const [, year = '', month = '', day = '', time] = dateAndTime.exec(typed.trim()) ?? [];
  if (year === '') return typed;
  const date = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  const isPersian = Number(year) >= persianYears.from && Number(year) <= persianYears.to;
  const gregorian = isPersian ? gregorianDate(Number(year), Number(month), Number(day)) : date;
  if (gregorian === undefined) return typed;
  return time === undefined ? gregorian : `${gregorian}T${withSeconds(time)}`;
}

function withSeconds(time: string): string {
  const [, hour = '', minute = '', second = '00'] = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(time) ?? [];
  return hour === '' ? time : `${hour.padStart(2, '0')}:${minute}:${second}`;
}

const dayLength = 24 * 60 * 60 * 1000;

/** The Gregorian date of a Persian one; none if the Persian calendar has no such day. */
function gregorianDate(year: number, month: number, day: number): string | undefined {
  // The year begins about 21 March, and months have about 30.5 days: the date is near, and a week around it is looked through.
  const near = Date.UTC(year + 621, 2, 21) + Math.round((month - 1) * 30.5 + day - 1) * dayLength;
  for (let distance = -4; distance <= 4; distance++) {
    const date = new Date(near + distance * dayLength).toISOString().slice(0, 10);
    const parts = calendarParts(date, 'persian');
    if (parts.year === year && parts.month === month && parts.day === day) return date;
  }
  return undefined;
}
