import type { Entry } from '../../model/content/content.ts';
import type { Problem } from '../../model/problems/problems.ts';
import { type Locale, locales } from '../../model/text/locale.ts';

/**
 * Every page exists in every language. (A page without English source is reported when content is read, and so is one whose file could
 * not be read.)
 */
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
