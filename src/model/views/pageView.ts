import { type SectionId, sectionOf } from '../addresses/sections.ts';
import type { Page } from '../pages/page.ts';
import type { SiteContents } from '../pages/siteContents.ts';
import { type Locale, type Localized, locales, localized } from '../text/locale.ts';
import { memoize } from '../text/memoize.ts';
import { breadcrumbs, type Crumb } from './breadcrumbs.ts';
import { type Head, pageHead } from './head.ts';
import { type Neighbours, neighboursIn } from './neighbours.ts';
import { type PageSummary, pageSummary } from './pageSummary.ts';
import { type TocItem, tableOfContents } from './tableOfContents.ts';

/** A page in one language: everything that its document, lists, feeds and search need. */
export interface PageView<P extends Page = Page> extends PageSummary, Neighbours {
  readonly page: P;
  readonly locale: Locale;
  readonly path: string;
  readonly section: SectionId;
  /** Name of the sidebar that it shows. */
  readonly sidebar: string | undefined;
  readonly breadcrumbs: readonly Crumb[];
  readonly tableOfContents: readonly TocItem[];
  readonly head: Head;
}

/** The views of a language by the paths of their pages. */
export type PageViews = ReadonlyMap<string, PageView>;

/**
 * The views of all pages by language and path. Fields that need the rest of the site are computed
 * on first access: the development server reads the site for one page.
 */
export function createPageViews(site: SiteContents): Localized<PageViews> {
  const views = localized(() => new Map<string, PageView>());
  const neighboursOf = localized((locale) => neighboursIn(site, locale));
  for (const page of site.pages.values()) {
    const summaries = localized((locale) => pageSummary(site, locale, page));
    for (const locale of locales) {
      const summary = summaries[locale];
      const neighbours = memoize(() => neighboursOf[locale](page));
      const crumbs = memoize(() => breadcrumbs(site, locale, page, summary));
      const contents = memoize(() => tableOfContents(site, locale, page));
      const head = memoize(() => pageHead(site, locale, page, summaries, crumbs()));
      views[locale].set(page.path, {
        ...summary,
        page,
        locale,
        path: page.path,
        section: sectionOf(page.path),
        sidebar: site.sidebarOf.get(page.path),
        get previous() {
          return neighbours().previous;
        },
        get next() {
          return neighbours().next;
        },
        get breadcrumbs() {
          return crumbs();
        },
        get tableOfContents() {
          return contents();
        },
        get head() {
          return head();
        },
      });
    }
  }
  return views;
}
