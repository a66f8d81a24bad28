import type { Entry } from '../../model/content/content.ts';
import { errorIn, type Problem } from '../../model/problems/problems.ts';
import type { Site } from '../../model/site.ts';
import { type Locale, locales } from '../../model/text/locale.ts';

/** Every page is in every language; files with errors are reported already. */
export function checkSamePages(entry: Entry<unknown>, { filesWithErrors }: Site): Problem[] {
  const { file } = entry.source;
  const fileIn = (locale: Locale) => file.replace('content/en/', `content/${locale}/`);
  return locales
    .filter((locale) => locale !== 'en' && !entry.translations[locale] && !filesWithErrors.has(fileIn(locale)))
    .map((locale) => errorIn(file, undefined, `The page is missing in ${locale}; write ${fileIn(locale)}.`));
}
