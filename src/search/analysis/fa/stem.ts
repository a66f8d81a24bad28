// A light stemmer: Persian endings do not tell word classes apart.

import { verbOf } from './verbs.ts';

/** Endings, longest first, with the letters that must be left. */
const endings: readonly (readonly [ending: string, left: number])[] = [
  ['هایمان', 3],
  ['هایتان', 3],
  ['هایشان', 3],
  ['هایی', 3],
  ['هایم', 3],
  ['هایت', 3],
  ['هایش', 3],
  ['ترین', 4],
  ['های', 3],
  ['مان', 4],
  ['تان', 4],
  ['شان', 4],
  ['ها', 3],
  ['تر', 4],
  ['ات', 4],
  ['ان', 4],
  ['ام', 4],
  ['م', 3],
  ['ش', 3],
  ['ت', 4],
  ['ی', 3],
];

/** Words that end like an inflected form and must stay whole. */
const whole = new Set(
  (
    'امارات کارت فیلتر کامپیوتر روتر دفتر بیشتر کمتر مشتر سیستم پرداخت سرعت اینترنت مدیریت امنیت اطلاعات خدمات تنظیمات گزارش اموزش فروش پخش ' +
    'سازمان زمان مکان ایران تهران پنهان درمان همزمان پایان رایگان ساختمان امکان جریان نشان انجام پیام اعلام اقدام ثبتنام نام تمام کدام هنگام ' +
    'دریافت برداشت شکست درست دست نشت ثبت پشت وضعیت فعالیت محدودیت کیفیت قابلیت موقعیت کاربری خروجی ورودی گوشی قطعی دوره بازی نشانی پشتیبان پشتیبانی مالیات ارزش سالم مجازی موجودی دستی عملیات گروهی اشتراکی داخلی محلی بخش نمایش پردازش افزایش کاهش'
  ).split(' '),
);

const persian = /^[\u0621-\u06D3]+$/;

function withoutEndings(folded: string): string {
  if (!persian.test(folded) || whole.has(folded)) return folded;
  for (const [ending, left] of endings) {
    if (folded.endsWith(ending) && folded.length - ending.length >= left)
      return withoutEndings(folded.slice(0, -ending.length));
  }
  return folded;
}

/** The stem of a folded Persian word, of a verb its past stem. */
export function stem(folded: string): string {
  // Readers write ادرس for آدرس.
  return verbOf(folded) ?? withoutEndings(folded.replace(/^آ/, 'ا'));
}
