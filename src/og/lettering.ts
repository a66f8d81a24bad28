import type { Locale } from '../model/text/locale.ts';

export type Weight = 400 | 700;

/** Vazirmatn has Arabic and Latin letters, Golos Text has Latin and Cyrillic ones: a line takes what is missing from the other. */
export function fontFamily(locale: Locale): string {
  return locale === 'fa' ? 'Vazirmatn, Golos Text' : 'Golos Text, Vazirmatn';
}

/**
 * The text as resvg has to get it. It ignores `direction` and takes the direction of a line from its first letter, so that a Persian line which
 * begins with a Latin name would run the wrong way: a right-to-left isolate (U+2067 … U+2069) says how the line runs.
 */
export function directed(text: string, locale: Locale): string {
  return locale === 'fa' ? `\u2067${text}\u2069` : text;
}

/** Distance of two base lines, in font sizes. Persian letters reach further down. */
export function lineHeight(locale: Locale): number {
  return locale === 'fa' ? 1.42 : 1.18;
}
