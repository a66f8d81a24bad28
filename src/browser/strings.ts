import { type Locale, localeOf } from '../model/locale.ts';
import type { Strings } from '../model/strings.ts';

const tables = {
  en: () => import('../../site/strings/en.ts'),
  fa: () => import('../../site/strings/fa.ts'),
  ru: () => import('../../site/strings/ru.ts'),
};

/** The language of the page. */
export const pageLocale = (): Locale => localeOf(document.documentElement.lang.slice(0, 2));

/** The interface texts in the language of the page. */
export async function loadStrings(): Promise<Strings> {
  return (await tables[pageLocale()]()).default;
}
