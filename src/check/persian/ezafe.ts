import { byPatterns, type Pattern } from '../passage.ts';

/** Pairs that are certain to have an ezafe: «شبکهٔ محلی». */
const pairs = [
  ['شبکه', 'محلی|خانگی|فیلترشده|خصوصی|داخلی|موبایل'],
  ['صفحه', 'ورود|پرداخت|اصلی|نخست'],
  ['نسخه', 'تازه|جدید|قدیمی|بعدی|قبلی|پیشین|دسکتاپ|انگلیسی|فارسی'],
  ['دوره', 'آزمایشی|پرداخت'],
  ['نماینده', 'فروش'],
  ['ارائه\u200cدهنده', 'اینترنت|خدمات|سرویس'],
  ['شماره', 'کارت|سفارش|رسید|تلفن|نسخه'],
  ['نقطه', 'ضعف|شروع|دسترسی'],
  ['شناسه', 'تراکنش|کاربر|کاربری|دستگاه'],
  ['تاریخچه', 'پرداخت|پرداخت\u200cها|تغییرات'],
  ['درباره', '\\p{L}+'],
] as const;

const predicate = '(?!\\s(?:است|نیست|باشد|نباشد|بود|نبود|شد|نشد|ن?می))';

const rules: Pattern[] = [
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\u200c])(?:${pairs.map(([noun, next]) => `${noun} (?:${next})`).join('|')})(?![\\p{L}\\u200c])${predicate}`,
      'gu',
    ),
    message: ([found]) => `«${found}» lacks the ezafe; write «${found.replace(' ', 'ٔ ')}».`,
  },
  {
    level: 'warning',
    pattern: /(?<![\p{L}\u200c])همه (?=\p{L}+\u200cها)/gu,
    message: () => '«همه» before a plural noun takes the ezafe: «همهٔ».',
  },
];

/** Finds a final he that certainly lacks its ezafe. */
export const checkPersianEzafe = byPatterns(rules, 'fa');
