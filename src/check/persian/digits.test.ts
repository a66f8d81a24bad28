import { describe, expect, it } from 'vitest';
import { passage } from '../testing.ts';
import { checkPersianDigits } from './digits.ts';

const found = (text: string) => checkPersianDigits(passage('fa', text)).map(({ message }) => message);

describe('digits in Persian prose', () => {
  it('are Persian', () => {
    expect(found('پس از 15 دقیقه')).toEqual([
      'Latin digits in prose: "15"; write «۱۵», or `15` in backticks if it is typed.',
    ]);
    expect(found('پس از ۱۵ دقیقه')).toEqual([]);
  });

  it('are suggested with a Persian point', () => {
    expect(found('تا ~.5 ثانیه')).toEqual([
      'Latin digits in prose: "~.5"; write «~٫۵», or `~.5` in backticks if it is typed.',
    ]);
  });

  it.each([
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
  ])('may be Latin in «%s»', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('are Latin in ports and versions', () => {
    expect(found('پورت ۴۴۳')).toEqual(['Persian digits in «پورت ۴۴۳»; ports and versions have Latin ones: 443.']);
    expect(found('در Android ۱۴ و iOS ۱۷٫۱۲')).toEqual([
      'Persian digits in «Android ۱۴»; ports and versions have Latin ones: 14.',
      'Persian digits in «iOS ۱۷٫۱۲»; ports and versions have Latin ones: 17.12.',
    ]);
  });

  it('are Persian if a name or a version is farther away', () => {
    expect(found('در WireGuard سه روز و 15 دقیقه')).toEqual([
      'Latin digits in prose: "15"; write «۱۵», or `15` in backticks if it is typed.',
    ]);
    expect(found('پس از 15 دقیقه پورت را ببندید')).toHaveLength(1);
    expect(found('تا 15 دقیقه پس از باز شدن پورت')).toHaveLength(1);
    expect(found('در VPNهای 15 کشور')).toHaveLength(1);
    expect(found('کانال x2، پس از 15 روز')).toHaveLength(1);
  });

  it('are Persian at the beginning and before a full stop too, with the decimal sign of Persian', () => {
    expect(found('15 دقیقه')).toEqual([
      'Latin digits in prose: "15"; write «۱۵», or `15` in backticks if it is typed.',
    ]);
    expect(found('تا 15...')).toEqual([
      'Latin digits in prose: "15"; write «۱۵», or `15` in backticks if it is typed.',
    ]);
  });

  it('may be Latin after a name in brackets and more than one space', () => {
    expect(found('ویندوز (Windows)  10')).toEqual([]);
  });

  it('are reported as errors with a line', () => {
    expect(checkPersianDigits(passage('fa', 'یک متن\nپس از 15 دقیقه'))).toMatchObject([{ level: 'error', line: 2 }]);
  });

  it('are not checked in other languages or without a word', () => {
    expect(checkPersianDigits(passage('en', 'After 15 minutes'))).toEqual([]);
    expect(checkPersianDigits(passage('ru', 'Через 15 минут'))).toEqual([]);
    expect(found('443 → 8443')).toEqual([]);
  });

  it('are never Arabic', () => {
    expect(found('تا ٤٥ دقیقه')).toEqual(['Arabic digits "٤٥"; Persian ones are «۴۵».']);
  });
});
