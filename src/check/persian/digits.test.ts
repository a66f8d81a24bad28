import { describe, expect, it } from 'vitest';
import { passage } from '../testing.ts';
import { checkPersianDigits } from './digits.ts';

const found = (text: string) => checkPersianDigits(passage('fa', text)).map(({ message }) => message);

const fifteen = ['Latin digits in prose: "15"; write «۱۵», or `15` in backticks if it is typed.'];

describe('digits in Persian prose', () => {
  it.each([
    ['پس از 15 دقیقه', fifteen],
    ['تا ~.5 ثانیه', ['Latin digits in prose: "~.5"; write «~٫۵», or `~.5` in backticks if it is typed.']],
    // A name is farther away.
    ['در WireGuard سه روز و 15 دقیقه', fifteen],
    ['پس از 15 دقیقه پورت را ببندید', fifteen],
    ['تا 15 دقیقه پس از باز شدن پورت', fifteen],
    ['در VPNهای 15 کشور', fifteen],
    ['کانال x2، پس از 15 روز', fifteen],
    ['15 دقیقه', fifteen],
    ['تا 15...', fifteen],
    ['پورت ۴۴۳', ['Persian digits in «پورت ۴۴۳»; ports and versions have Latin ones: 443.']],
    [
      'در Android ۱۴ و iOS ۱۷٫۱۲',
      [
        'Persian digits in «Android ۱۴»; ports and versions have Latin ones: 14.',
        'Persian digits in «iOS ۱۷٫۱۲»; ports and versions have Latin ones: 17.12.',
      ],
    ],
    ['تا ٤٥ دقیقه', ['Arabic digits "٤٥"; Persian ones are «۴۵».']],
  ])('are wrong in «%s»', (text, messages) => {
    expect(found(text)).toEqual(messages);
  });

  it.each([
    'پس از ۱۵ دقیقه',
    'ویندوز (Windows)  10',
    '3G و 4G',
    'AUTH_001',
    'WireGuard 1.0',
    '192.168.1.1',
    'Windows 10 و 11',
    'RFC 2865',
    'پورت 443',
    'پورت‌های 80 و 443',
    'نسخهٔ 6.2.0',
    'نسخهٔ 6',
    'نسخه‌های 6 تا 8',
    'خطای 619',
    'از 6.2 به 6.3',
    'TCP/443',
    'SHA-256',
    'IPv6',
    '1812 و 1813',
  ])('are right in «%s»', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('are reported as errors with a line', () => {
    expect(checkPersianDigits(passage('fa', 'یک متن\nپس از 15 دقیقه'))).toMatchObject([{ level: 'error', line: 2 }]);
  });

  it('are not checked in other languages or without a word', () => {
    expect(checkPersianDigits(passage('en', 'After 15 minutes'))).toEqual([]);
    expect(checkPersianDigits(passage('ru', 'Через 15 минут'))).toEqual([]);
    expect(found('443 → 8443')).toEqual([]);
  });
});
