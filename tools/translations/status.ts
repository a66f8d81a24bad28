import type { Entry } from '../../src/model/content.ts';
import { type Locale, locales } from '../../src/model/locale.ts';
import { type TranslationState, textFor } from '../../src/model/translation.ts';

/** A page in one of the languages that it is translated into. */
export interface Translation {
  readonly locale: Locale;
  /** Where the translation is, or belongs if it is missing. */
  readonly file: string;
  readonly state: Exclude<TranslationState, 'source'>;
  /** Version of the English source now. */
  readonly sourceVersion: string;
}

/** What needs work comes first. */
const states = ['missing', 'outdated', 'unstamped', 'current'] as const;

/** Every page in every language but English, by language and path. */
export function translationsOf(entries: readonly Entry<unknown>[]): Translation[] {
  return locales.flatMap((locale) =>
    entries
      .flatMap((entry): Translation[] => {
        const { state } = textFor(entry, locale);
        if (state === 'source') return [];
        const file = entry.source.file.replace('content/en/', `content/${locale}/`);
        return [{ locale, file, state, sourceVersion: entry.source.version ?? '' }];
      })
      .sort((a, b) => a.file.localeCompare(b.file)),
  );
}

/** The report: counts per language, then every page that is not current. */
export function formatTranslations(translations: readonly Translation[]): string {
  return locales
    .filter((locale) => translations.some((translation) => translation.locale === locale))
    .map((locale) => {
      const own = translations.filter((translation) => translation.locale === locale);
      const inState = (state: string) => own.filter((translation) => translation.state === state);
      const counts = states.map((state) => `${inState(state).length} ${state}`).join(', ');
      const files = states
        .filter((state) => state !== 'current')
        .flatMap((state) => inState(state).map(({ file }) => `  ${state.padEnd(9)}  ${file}`));
      return [`${locale}: ${counts}`, ...files].join('\n');
    })
    .join('\n');
}
