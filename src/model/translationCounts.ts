import { type Localized, localized } from './locale.ts';
import { type SectionId, sectionIds } from './sections.ts';
import { type Site, viewsOf } from './site.ts';

/** The written pages of a section in a language. */
interface TranslationCount {
  /** Translations of the English text as it is now. */
  readonly current: number;
  /** Translations of an earlier English text, or of one that nobody recorded. */
  readonly outdated: number;
  /** Pages that are shown in English. */
  readonly missing: number;
}

export interface Counts extends TranslationCount {
  /** Written pages. */
  readonly pages: number;
}

export interface SectionCounts {
  readonly section: SectionId;
  readonly pages: number;
  readonly languages: Localized<TranslationCount>;
}

/** How far the written pages of each section are translated. Texts of the API and the changelog cannot be missing: the checks ask for each. */
export function translationCounts(site: Site): SectionCounts[] {
  const written = localized((locale) =>
    (['doc', 'standalone', 'blogPost'] as const).flatMap((kind) =>
      viewsOf(site, locale, kind).filter(({ unlisted }) => !unlisted),
    ),
  );
  return sectionIds.flatMap((section) => {
    const pages = written.en.filter((view) => view.section === section).length;
    const languages = localized((locale): TranslationCount => {
      const own = written[locale].filter((view) => view.section === section);
      const inState = (...states: readonly string[]) => own.filter(({ state }) => states.includes(state)).length;
      return {
        current: inState('source', 'current'),
        outdated: inState('outdated', 'unstamped'),
        missing: inState('missing'),
      };
    });
    return pages === 0 ? [] : [{ section, pages, languages }];
  });
}
