import { byPatterns, type Pattern, visible } from '../passage.ts';

interface Bookish {
  /** Regular expression for the forms of the word, matched as a whole word. */
  readonly word: string;
  readonly plain: string;
}

const halfSpace = '\u200c';
const ending = '[\\p{L}\\p{M}]*';
const present = `ن?می${halfSpace}`;

/** Bookish words with plain ones. «افزودن» is missing because it is the word on the button. */
const bookish: readonly Bookish[] = [
  { word: `بر(?:${present})?گزی[دن]${ending}`, plain: 'انتخاب کردن' },
  { word: `(?:${present}آ|[بن]یا)زما${ending}|[بن]یازمود${ending}|آزمود${ending}`, plain: 'امتحان کردن' },
  {
    word: `(?:${present}|[بن]ی)افزا${ending}|بیفزا${ending}|افزود|افزوده (?:${present})?(?:شو|شد|خواهد)${ending}`,
    plain: 'اضافه کردن',
  },
  { word: `(?:${present}|[بن])کوش(?:م|د|ید|یم|ند)|کوشید${ending}`, plain: 'تلاش کردن' },
  { word: `نخست(?:ین|ش)?`, plain: 'اول، اولین' },
  { word: `آغاز(?:گر|ین)?`, plain: 'شروع' },
  { word: `باقی(?![ ${halfSpace}](?:${present})?مان)`, plain: 'بقیه' },
  { word: `بی${halfSpace}درنگ`, plain: 'فوراً' },
  { word: `چنان${halfSpace}که|چنانچه`, plain: 'همان‌طور که، اگر' },
  { word: `${present}گردان${ending}|گردانند(?:ه|گان)`, plain: 'اداره کردن، اپراتور' },
  { word: `${present}(?:جوی|جست)${ending}|بجوی${ending}`, plain: 'دنبال چیزی گشتن' },
  { word: `راز(?:ی|ها|های)?`, plain: 'رمز مشترک (shared secret)، کلید' },
  { word: `صافی|پالایه${ending}|پالایش`, plain: 'فیلتر' },
  { word: 'برخط', plain: 'آنلاین' },
  { word: 'چگونه', plain: 'چطور' },
  { word: '(?:ا|تا)?کنون', plain: 'حالا، تا حالا' },
  { word: 'سپس', plain: 'بعد' },
  { word: '(?:هم)?مانند', plain: 'مثل' },
  { word: 'درون', plain: 'داخل' },
  { word: `بهره (?:${present}|[بن]ی?)?(?:گیر|گرفت|بر|برد)${ending}`, plain: 'استفاده کردن' },
  { word: `به شمار (?:${present})?(?:آی|آمد|رو|رفت)${ending}`, plain: 'است' },
  { word: 'ترجمهٔ نشانی', plain: 'NAT' },
  { word: `کارگر(?:ها|های)?`, plain: 'پردازه (worker)' },
];

const rules: readonly Pattern[] = [
  ...bookish.map(
    ({ word, plain }): Pattern => ({
      pattern: new RegExp(`(?<![\\p{L}\\p{M}${halfSpace}])(?:${word})(?![\\p{L}\\p{M}])`, 'gu'),
      message: ([found]) => `«${visible(found)}» is bookish; the plain word is «${visible(plain)}».`,
    }),
  ),
  {
    pattern: /(?<!\p{L})بردارید(?!\p{L})/gu,
    message: () =>
      '«بردارید» tells readers to remove the thing, even where it should mean "choose"; write «انتخاب کنید», «بگیرید» or «حذف کنید».',
  },
];

/** One plain register of Persian, from tutorials to API texts. */
export const checkPersianRegister = byPatterns(rules, 'fa');
