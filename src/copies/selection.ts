import { namesCopies } from '../model/config/copies.ts';
import { textFor } from '../model/content/translation.ts';
import type { Site } from '../model/site.ts';
import type { Locale } from '../model/text/locale.ts';
import type { PageView } from '../model/views/pageView.ts';

export interface SelectedPage {
  /** Path without language. */
  readonly path: string;
  /** Prefix of its ids: the last word of the path, or more of them if that is ambiguous. */
  readonly key: string;
  readonly title: string;
}

export interface SelectedPart {
  readonly title: string;
  readonly pages: readonly (SelectedPage & { readonly view: PageView })[];
}

/** The pages of `site/copies.ts` that a language has, in the order of that file. */
export function selectedParts(site: Site, locale: Locale): SelectedPart[] {
  const { parts } = site.copies;
  const paths = parts.flatMap(({ pages }) => pages.flatMap(({ id }) => site.docs.get(id)?.path ?? []));
  return parts.flatMap(({ title, pages }) => {
    const wanted = pages.filter(({ locales }) => locales?.includes(locale) ?? true);
    const selected = wanted.flatMap(({ id }): SelectedPart['pages'] => {
      const path = site.docs.get(id)?.path;
      const view = path === undefined ? undefined : site.views[locale].get(path);
      if (path === undefined || view === undefined || view.state === 'missing') return [];
      return [{ path, key: shortKey(path, paths), title: view.title, view }];
    });
    return selected.length > 0 ? [{ title: title[locale], pages: selected }] : [];
  });
}

/** True if a page shows the copies' sizes and checksums, which change with its pages. */
export function showsCopies({ page, locale }: PageView): boolean {
  const isWritten = page.kind === 'doc' || page.kind === 'standalone';
  return isWritten && namesCopies(textFor(page.entry, locale).text.compiled.code);
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
