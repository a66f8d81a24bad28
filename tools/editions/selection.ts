import type { Locale } from '../../src/model/locale.ts';
import type { Site } from '../../src/model/site.ts';

/** A page of the one file and the e-book. */
export interface SelectedPage {
  /** Path without language. */
  readonly path: string;
  /** What its ids begin with: the last word of the path, more of them where that is not enough. */
  readonly key: string;
  readonly title: string;
}

export interface SelectedPart {
  readonly title: string;
  readonly pages: readonly SelectedPage[];
}

/**
 * The pages of `site/editions.ts` in a language, in their order: those of the e-book, or of them those of the one file. A page that the
 * language lacks is left out: it would be English.
 */
export function selectedParts(site: Site, locale: Locale, edition: 'page' | 'book'): SelectedPart[] {
  const { parts } = site.editions;
  const paths = parts.flatMap(({ pages }) => pages.flatMap(({ id }) => site.docs.get(id)?.path ?? []));
  return parts.flatMap(({ title, pages }) => {
    const wanted = pages.filter(
      ({ bookOnly, locales }) => !(bookOnly && edition === 'page') && (locales?.includes(locale) ?? true),
    );
    const selected = wanted.flatMap(({ id }): SelectedPage[] => {
      const path = site.docs.get(id)?.path;
      const view = path === undefined ? undefined : site.views[locale].get(path);
      if (path === undefined || view === undefined || view.state === 'missing') return [];
      return [{ path, key: shortKey(path, paths), title: view.title }];
    });
    return selected.length > 0 ? [{ title: title[locale], pages: selected }] : [];
  });
}

/** The fewest last words of a path, joined by hyphens, that no other path ends with. */
export function shortKey(path: string, paths: readonly string[]): string {
  const words = path.split('/').filter((word) => word !== '');
  for (let count = 1; count < words.length; count += 1) {
    const end = `/${words.slice(-count).join('/')}`;
    if (paths.filter((other) => other.endsWith(end)).length === 1) return words.slice(-count).join('-');
  }
  return words.join('-');
}
