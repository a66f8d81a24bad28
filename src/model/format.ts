import type { Locale } from './locale.ts';

/** Intl locale per language: Persian asks for its calendar and digits explicitly, since ICU defaults differ between machines. */
const intlLocale: Record<Locale, string> = { en: 'en-GB', fa: 'fa-IR-u-ca-persian-nu-arabext', ru: 'ru-RU' };

const dateStyles = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  day: { day: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof dateStyles;

const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = dateFormats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  dateFormats.set(key, made);
  return made;
}

/** A date (`2024-10-15`) as the reader writes it: "15 October 2024", «15 октября 2024 г.», «۲۴ مهر ۱۴۰۳». */
export function formatDate(date: string, locale: Locale, style: DateStyle = 'long'): string {
  return dateFormat(intlLocale[locale], dateStyles[style]).format(new Date(`${date}T00:00:00Z`));
}

/** Month and year of a date as a heading: "October 2024", «Октябрь 2024», «مهر ۱۴۰۳». Intl alone would write «۱۴۰۳ مهر» and «октябрь 2024 г.». */
export function formatMonth(date: string, locale: Locale): string {
  const name = dateFormat(intlLocale[locale], { month: 'long' }).format(new Date(`${date}T00:00:00Z`));
  return `${name.charAt(0).toLocaleUpperCase(locale)}${name.slice(1)} ${formatYear(calendarParts(date, locale).year, locale)}`;
}

/** The same date in the Gregorian calendar for a Persian reader, «۱۵ اکتبر ۲۰۲۴». Empty where the reader's calendar is Gregorian. */
export function formatOtherCalendar(date: string, locale: Locale): string {
  if (locale !== 'fa') return '';
  return dateFormat('fa-IR-u-ca-gregory-nu-arabext', dateStyles.long).format(new Date(`${date}T00:00:00Z`));
}

/** Year and month of a date in the reader's calendar, as numbers to group and sort by: 2024-10-15 is {1403, 7} in Persian. */
export function calendarParts(date: string, locale: Locale): { year: number; month: number } {
  const calendar = locale === 'fa' ? 'en-u-ca-persian-nu-latn' : 'en-u-ca-gregory-nu-latn';
  const parts = dateFormat(calendar, { year: 'numeric', month: 'numeric', day: 'numeric' }).formatToParts(
    new Date(`${date}T00:00:00Z`),
  );
  const part = (type: string) => Number.parseInt(parts.find((p) => p.type === type)?.value ?? '', 10);
  return { year: part('year'), month: part('month') };
}

/** A number in the reader's digits and separators. */
export function formatNumber(value: number, locale: Locale, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(intlLocale[locale], options).format(value);
}

/** A year, which takes no thousands separator: «۱۴۰۳». */
export function formatYear(year: number, locale: Locale): string {
  return formatNumber(year, locale, { useGrouping: false });
}

/** A price in US dollars: "$1.75", «1,75 $», «۱٫۷۵ دلار». */
export function formatPrice(dollars: number, locale: Locale): string {
  const amount = formatNumber(dollars, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return { en: `$${amount}`, fa: `${amount} دلار`, ru: `${amount}\u00a0$` }[locale];
}
