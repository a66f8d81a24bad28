import type { SearchStrings, Strings } from '../model/config/strings.ts';
import { type Locale, localeOf } from '../model/text/locale.ts';

const tables = {
  en: () => import('../../site/strings/en.ts?checked'),
  fa: () => import('../../site/strings/fa.ts?checked'),
  ru: () => import('../../site/strings/ru.ts?checked'),
};

const searchTables = {
  en: () => import('../../site/strings/en.ts?search'),
  fa: () => import('../../site/strings/fa.ts?search'),
  ru: () => import('../../site/strings/ru.ts?search'),
};

export const pageLocale = (): Locale => localeOf(document.documentElement.lang.slice(0, 2));

export const loadStrings = async (): Promise<Strings> => (await tables[pageLocale()]()).default;

export const loadSearchStrings = async (): Promise<SearchStrings> => (await searchTables[pageLocale()]()).default;
