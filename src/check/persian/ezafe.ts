import type { Problem } from '../../model/problems.ts';
import { applyRules, type Passage, type Rule } from '../passage.ts';

/** Nouns in final he and words that can only follow them with an ezafe: «شبکهٔ محلی». Others are left to the ear. */
const pairs = [
  ['شبکه', 'محلی|همراه|خانگی|فیلترشده|خصوصی|داخلی|دیگر|دیگری|عمومی|شما|موبایل|خودتان'],
  ['صفحه', 'اصلی|اول|ورود|پرداخت|بعد|بعدی|خانه|نخست|اتصال|اشتراک|دیگر'],
  ['برنامه', 'دیگر|دیگری|بانک|موبایل|شما|قدیمی|جدید|تازه|اندروید|ایمیل'],
  ['نسخه', 'تازه|جدید|قدیمی|بعدی|قبلی|پیشین|دسکتاپ|انگلیسی|فارسی'],
  ['دوره', 'آزمایشی|پرداخت|اشتراک'],
  ['نماینده', 'فروش'],
  ['ارائه‌دهنده', 'اینترنت|خدمات|سرویس'],
  ['شماره', 'کارت|سفارش|رسید|تلفن|نسخه'],
  ['نقطه', 'ضعف|شروع|دسترسی'],
  ['گزینه', 'دیگر|دیگری'],
  ['شناسه', 'تراکنش|کاربر|کاربری|دستگاه'],
  ['تاریخچه', 'پرداخت|پرداخت‌ها|تغییرات'],
  ['درباره', '\\p{L}+'],
] as const;

const rules: Rule[] = [
  {
    level: 'error',
    pattern: new RegExp(`(?<![\\p{L}\\u200c])(?:${pairs.map(([noun, next]) => `${noun} (?:${next})`).join('|')})(?![\\p{L}\\u200c])`, 'gu'),
    message: ([found]) => `«${found}» lacks the ezafe; write «${found.replace(' ', 'ٔ ')}».`,
  },
  {
    level: 'warning',
    pattern: /(?<![\p{L}\u200c])همه (?=\p{L}+\u200cها)/gu,
    message: () => '«همه» before a plural noun takes the ezafe: «همهٔ».',
  },
];

/** The ezafe after a final he, where its lack is certain. */
export function checkPersianEzafe(passage: Passage): Problem[] {
  return passage.locale === 'fa' ? applyRules(passage, rules) : [];
}
