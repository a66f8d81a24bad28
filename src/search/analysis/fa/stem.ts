// A light stemmer: Persian endings do not distinguish word classes.

import { verbOf } from './verbs.ts';

/** Endings, longest first. */
const endings = 'هایمان هایتان هایشان هایی هایم هایت هایش ترین های مان تان شان ها تر ات ان ام م ش ت ی'.split(' ');

/** Endings that must leave four letters; the others must leave three. */
const afterFour = new Set('ترین مان تان شان تر ات ان ام ت'.split(' '));

/** Words that end like an inflected form and must stay whole. */
const whole = new Set(
  (
    'امارات کارت فیلتر کامپیوتر روتر دفتر بیشتر کمتر مشتر سیستم پرداخت سرعت اینترنت مدیریت امنیت اطلاعات خدمات تنظیمات گزارش اموزش فروش پخش ' +
    'سازمان زمان مکان ایران تهران پنهان درمان همزمان پایان رایگان ساختمان امکان جریان نشان انجام پیام اعلام اقدام ثبتنام نام تمام کدام هنگام ' +
    'دریافت برداشت شکست درست دست نشت ثبت پشت وضعیت فعالیت محدودیت کیفیت قابلیت موقعیت کاربری خروجی ورودی گوشی قطعی دوره بازی نشانی پشتیبان پشتیبانی مالیات ارزش سالم مجازی موجودی دستی عملیات گروهی اشتراکی داخلی محلی بخش نمایش پردازش افزایش کاهش'
  ).split(' '),
);

/** Nouns that are typed with their possessive and را as one word: «لینکمو» is «لینکم را». */
const spoken = /^(لینک|کانفیگ)(?:م|ت|ش|مو|تو|شو|مون|تون|شون)$/;

const persian = /^[\u0621-\u06D3]+$/;

function withoutEndings(folded: string): string {
  if (!persian.test(folded) || whole.has(folded)) return folded;
  for (const ending of endings) {
    const left = folded.length - ending.length;
    if (folded.endsWith(ending) && left >= (afterFour.has(ending) ? 4 : 3))
      return withoutEndings(folded.slice(0, left));
  }
  return folded;
}

/** The stem of a folded Persian word; the past stem of a verb. */
export function stem(folded: string): string {
  // Readers write ادرس for آدرس.
  return verbOf(folded) ?? withoutEndings(folded.replace(/^آ/, 'ا').replace(spoken, '$1'));
}
