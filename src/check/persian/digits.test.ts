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
    expect(found('پورت ۴۴۳')).toHaveLength(1);
    expect(found('در Android ۱۴ و iOS ۱۷٫۱')).toHaveLength(2);
  });

  it('are never Arabic', () => {
    expect(found('تا ٤٥ دقیقه')).toEqual(['Arabic digits "٤٥"; Persian ones are «۴۵».']);
  });
});
