import type { Locale } from '../locale.ts';

/** The file with the texts of the API in a language. */
export const textsFile = (locale: Locale): string => `api/text/${locale}.yaml`;
