/** The languages in the order of the menu. English is the source and the default. */
export const locales = ['en', 'fa', 'ru'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

export type Localized<T = string> = Readonly<Record<Locale, T>>;

export function localized<T>(make: (locale: Locale) => T): Localized<T> {
  return { en: make('en'), fa: make('fa'), ru: make('ru') };
}

/** The language of a path segment; an unknown one is an error. */
export function localeOf(segment: string | undefined): Locale {
  const locale = locales.find((known) => known === segment);
  if (!locale) throw new Error(`There is no language "${segment}"; there are ${locales.join(', ')}.`);
  return locale;
}

export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value);
}
