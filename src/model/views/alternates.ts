import type { Page } from '../pages/page.ts';
import type { SiteContents } from '../pages/siteContents.ts';
import { type Localized, locales } from '../text/locale.ts';
import type { PageSummary } from './pageSummary.ts';

/** The same page in another language, for search engines. */
export interface Alternate {
  readonly hreflang: string;
  readonly href: string;
}

/** True if search engines should find a page: it is listed and in its language. */
export function isIndexed({ unlisted, state }: Pick<PageSummary, 'unlisted' | 'state'>): boolean {
  return !unlisted && state !== 'missing';
}

/** The indexed languages; `x-default` is the first, English if possible. */
export function alternates(
  { config, urls }: Pick<SiteContents, 'config' | 'urls'>,
  { path }: Pick<Page, 'path'>,
  summaries: Localized<Pick<PageSummary, 'unlisted' | 'state'>>,
): Alternate[] {
  const indexed = locales
    .filter((locale) => isIndexed(summaries[locale]))
    .map((locale) => ({ hreflang: config.locales[locale].htmlLang, href: urls.absolutePage(locale, path) }));
  return [...indexed, ...indexed.slice(0, 1).map(({ href }) => ({ hreflang: 'x-default', href }))];
}
