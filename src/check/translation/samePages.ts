import type { Entry } from '../../model/content/content.ts';
import type { Problem } from '../../model/problems/problems.ts';
import { type Locale, locales } from '../../model/text/locale.ts';

/** Every page is in every language; files with errors are reported already. */
export function checkSamePages(entry: Entry<unknown>, filesWithErrors: ReadonlySet<string> = new Set()): Problem[] {
  return locales
    .filter((locale) => locale !== 'en' && entry.translations[locale] === undefined)
    .filter((locale) => !filesWithErrors.has(entry.source.file.replace('content/en/', `content/${locale}/`)))
    .map((locale: Locale) => ({
      level: 'error',
      file: entry.source.file,
      message: `The page is missing in ${locale}; write ${entry.source.file.replace('content/en/', `content/${locale}/`)}.`,
    }));
}
