import { describe, expect, it } from 'vitest';
import { passage } from '../testing.ts';
import { checkPersianRegister } from './register.ts';

const found = (text: string) => checkPersianRegister(passage('fa', text)).map(({ message }) => message);

describe('bookish Persian', () => {
  it('is reported with the plain word', () => {
    expect(found('نخست مکان دیگری برگزینید')).toEqual([
      '«برگزینید» is bookish; the plain word is «انتخاب کردن».',
      '«نخست» is bookish; the plain word is «اول، اولین».',
    ]);
  });

  it.each([
    'پروتکل دیگری را بیازمایید',
    'برنامه VLESS را می‌آزماید',
    'هنوز آزموده نشده',
    'اعتبار بیفزایید',
    'چند روز می‌افزاید',
    'کدی افزوده می‌شود',
    'کسی کوشید وارد شود',
    'برنامه می‌کوشد وصل شود',
    'نخستین ورود',
    'زمان آغاز نشست',
    'باقی فیلدها',
    'بی‌درنگ باز می‌شود',
    'چنان‌که گفته شد',
    'شبکه را می‌گرداند',
    'گرداننده تعیین می‌کند',
    'آنچه را می‌جویید',
    'راز مشترک',
    'با صافی سرور',
    'پالایهٔ بسته',
    'کاربران برخط',
    'ترجمهٔ نشانی',
    'همهٔ کارگرها',
    'چگونه وصل شوم',
    'تاکنون ندیده‌ایم',
    'سپس وصل شوید',
    'مانند روتر',
    'درون تونل',
    'از NEON بهره می‌گیرد',
    'یک دستگاه به شمار می‌آید',
  ])('includes «%s»', (text) => {
    expect(found(text)).toHaveLength(1);
  });

  it.each([
    'عملیات کاربر را برمی‌گرداند',
    'دو روز باقی مانده است و چیزی باقی نمی‌ماند',
    'باقی‌مانده‌ها را حذف کنید',
    'مالیات بر ارزش افزوده',
    'سند افزوده‌های RADIUS',
    'افزودن به نشان‌شده‌ها',
    'افزونهٔ مرورگر',
    'آزمایش نشت و جمع‌آزما',
    'آزمایندگان فارسی‌زبان',
    'احراز هویت',
    'دنبال راه دیگری می‌گردند',
    'فایل‌ها می‌مانند',
    'کانال درونی',
  ])('does not include «%s»', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('is not checked in other languages', () => {
    expect(checkPersianRegister(passage('en', 'نخست'))).toEqual([]);
  });
});

it('«بردارید» removes and never chooses', () => {
  expect(found('**WireGuard** را بردارید')).toEqual([expect.stringContaining('write «انتخاب کنید»')]);
  expect(found('فرمان `off` آن را برمی‌دارد')).toEqual([]);
});
