import type { Entry } from '../../src/model/content.ts';
import { type Locale, locales } from '../../src/model/locale.ts';
import { type SourceStamp, staleSections, type TranslationState, textFor } from '../../src/model/translation.ts';

/** A page in one of the languages that it is translated into. */
export interface Translation {
  readonly locale: Locale;
  /** Where the translation is, or belongs if it is missing. */
  readonly file: string;
  readonly state: Exclude<TranslationState, 'source'>;
  /** The sections whose English text has changed since; empty stands for what is above the first heading. */
  readonly stale: readonly string[];
  /** The English text now. */
  readonly stamp: SourceStamp;
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
        return [{ locale, file, state, stale: staleSections(entry, locale), stamp: entry.source.stamp ?? {} }];
      })
      .sort((a, b) => a.file.localeCompare(b.file)),
  );
}

/** The report: counts per language, then every page that is not current, with the sections that are behind. */
export function formatTranslations(translations: readonly Translation[]): string {
  return locales
    .filter((locale) => translations.some((translation) => translation.locale === locale))
    .map((locale) => {
      const own = translations.filter((translation) => translation.locale === locale);
      const inState = (state: string) => own.filter((translation) => translation.state === state);
      const counts = states.map((state) => `${inState(state).length} ${state}`).join(', ');
      const files = states
        .filter((state) => state !== 'current')
        .flatMap((state) => inState(state).map(({ file, stale }) => `  ${state.padEnd(9)}  ${file}${sections(stale)}`));
      return [`${locale}: ${counts}`, ...files].join('\n');
    })
    .join('\n');
}

const sections = (stale: readonly string[]): string =>
  stale.length === 0 ? '' : `  (${stale.map((id) => (id === '' ? 'top' : `#${id}`)).join(', ')})`;
