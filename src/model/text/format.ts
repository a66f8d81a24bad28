import type { Locale } from './locale.ts';
import { memoize } from './memoize.ts';

export type Calendar = 'gregory' | 'persian';

/** The language determines words and digits, the calendar years and months. */
export interface Reader {
  readonly locale: Locale;
  readonly calendar: Calendar;
}

/** The readers of a language, with the calendar that the site is configured with for them. */
export function readerOf(
  { locales }: { readonly locales: Readonly<Record<Locale, { readonly calendar: Calendar }>> },
  locale: Locale,
): Reader {
  return { locale, calendar: locales[locale].calendar };
}

/** Digits and calendar are explicit: the defaults of ICU differ between machines. */
const intlLocale: Readonly<Record<Locale, string>> = { en: 'en-GB', fa: 'fa-IR-u-nu-arabext', ru: 'ru-RU' };

const dateStyles = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  day: { day: 'numeric', month: 'long' },
  month: { month: 'long' },
  parts: { year: 'numeric', month: 'numeric', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

interface CalendarParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A date at midnight UTC, which is that day on every machine, since all formats are in UTC. */
function parse(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

const dateFormat = memoize(
  (locale: string, calendar: Calendar, style: keyof typeof dateStyles) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', calendar, ...dateStyles[style] }),
);

/** A date: "15 October 2024", «15 октября 2024 г.», «۲۴ مهر ۱۴۰۳». */
export function formatDate(date: string, { locale, calendar }: Reader, style: 'long' | 'day' = 'long'): string {
  return dateFormat(intlLocale[locale], calendar, style).format(parse(date));
}

/** Month and year as a heading: "October 2024", «Октябрь 2024», «مهر ۱۴۰۳», unlike Intl. */
export function formatMonth(date: string, { locale, calendar }: Reader): string {
  const name = dateFormat(intlLocale[locale], calendar, 'month').format(parse(date));
  const { year } = calendarParts(date, calendar);
  return `${name.charAt(0).toLocaleUpperCase(locale)}${name.slice(1)} ${formatYear(year, locale)}`;
}

/** The date in the Gregorian calendar, «۱۵ اکتبر ۲۰۲۴»; empty if the reader has it anyway. */
export function formatOtherCalendar(date: string, { locale, calendar }: Reader): string {
  return calendar === 'gregory' ? '' : formatDate(date, { locale, calendar: 'gregory' });
}

/** A date in a calendar, as numbers: 2024-10-15 is {1403, 7, 24} in the Persian one. */
export const calendarParts = memoize((date: string, calendar: Calendar): CalendarParts => {
  const parts = dateFormat('en-u-nu-latn', calendar, 'parts').formatToParts(parse(date));
  const part = (type: string) => Number.parseInt(parts.find((p) => p.type === type)?.value ?? '', 10);
  return { year: part('year'), month: part('month'), day: part('day') };
});

/** Made once: ICU takes longer to prepare a format than to write with it. */
const yearFormat = memoize((locale: string) => new Intl.NumberFormat(locale, { useGrouping: false }));

/** Cached too: the search dialog counts its results at every keystroke. */
const numberFormat = memoize((locale: string) => new Intl.NumberFormat(locale));

/** A number in the reader's digits and separators. */
export function formatNumber(value: number, locale: Locale, options?: Intl.NumberFormatOptions): string {
  const format = options ? new Intl.NumberFormat(intlLocale[locale], options) : numberFormat(intlLocale[locale]);
  return format.format(value);
}

/** A count with its unit: "30 days", «۳۰ روز», «30 дней». */
export function formatUnit(count: number, unit: string, locale: Locale): string {
  const text = formatNumber(count, locale, { style: 'unit', unit, unitDisplay: 'long' });
  return locale === 'ru' ? text.replace(' ', '\u00a0') : text;
}

/** A size in the words and digits of the language: "230 kB", «7,5 МБ», «۲۳۰ کیلوبایت». */
export function formatSize(bytes: number, locale: Locale): string {
  const isLarge = bytes >= 1_000_000;
  return formatNumber(bytes / (isLarge ? 1_000_000 : 1000), locale, {
    style: 'unit',
    // Persian has words for the units; their symbols are Latin.
    unitDisplay: locale === 'fa' ? 'long' : 'short',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
}

/** A year, which takes no thousands separator: «۱۴۰۳». */
export function formatYear(year: number, locale: Locale): string {
  return yearFormat(intlLocale[locale]).format(year);
}

/** A price in US dollars: "$1.75", «1,75 $», «۱٫۷۵ دلار». */
export function formatPrice(dollars: number, locale: Locale): string {
  const amount = formatNumber(dollars, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return { en: `$${amount}`, fa: `${amount} دلار`, ru: `${amount}\u00a0$` }[locale];
}

/** Names in a sentence: "Windows, macOS and Linux", «Windows، macOS و Linux» without direction marks. */
export function formatList(items: readonly string[], locale: Locale): string {
  const list = new Intl.ListFormat(intlLocale[locale], { type: 'conjunction' }).format(items);
  return list.replaceAll('\u200f', '').replace('، و ', ' و ');
}
