import { describe, expect, it } from 'vitest';
import { apiDate } from './typedDate.ts';

describe('a date as people type it', () => {
  it.each([
    ['2024-10-15', '2024-10-15'],
    ['2024/5/3', '2024-05-03'],
    ['1403/02/11', '2024-04-30'],
    ['1403-1-1', '2024-03-20'],
    ['1403/12/30', '2025-03-20'],
    ['1404/01/01', '2025-03-21'],
    ['1369/06/31', '1990-09-22'],
    ['2024-10-15 9:30', '2024-10-15T09:30:00'],
    ['1403/07/24T18:05:09', '2024-10-15T18:05:09'],
  ])('%s is sent as %s', (typed, sent) => {
    expect(apiDate(typed)).toBe(sent);
  });

  it.each(['1403/07/31', '1402/12/30', '15.10.2024', 'soon', ''])(
    '%s is not a day, and stays for the scalar to refuse',
    (typed) => {
      expect(apiDate(typed)).toBe(typed);
    },
  );
});
