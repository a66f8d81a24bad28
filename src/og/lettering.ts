import type { Locale } from '../model/text/locale.ts';

export type Weight = 400 | 700;

/** Each font has the Latin letters and one script more; a line takes both. */
export function fontFamily(locale: Locale): string {
  return locale === 'fa' ? 'Vazirmatn, Golos Text' : 'Golos Text, Vazirmatn';
}

/** resvg takes a line's direction from its first letter; a right-to-left isolate sets it. */
export function directed(text: string, locale: Locale): string {
  return locale === 'fa' ? `\u2067${text}\u2069` : text;
}

/** Distance of two base lines, in font sizes. Persian letters reach further down. */
export function lineHeight(locale: Locale): number {
  return locale === 'fa' ? 1.42 : 1.18;
}
