import { breadcrumbs, type Crumb } from './breadcrumbs.ts';
import { type Head, pageHead } from './head.ts';
import { type Locale, type Localized, locales, localized } from './locale.ts';
import { type Neighbours, neighboursIn } from './neighbours.ts';
import type { Page } from './page.ts';
import { type PageSummary, pageSummary } from './pageSummary.ts';
import { type SectionId, sectionOf } from './sections.ts';
import type { SiteContents } from './site.ts';
import { type TocItem, tableOfContents } from './tableOfContents.ts';

/** A page in one language: everything about it that its document, lists, feeds, sitemap and search need. */
export interface PageView<P extends Page = Page> extends PageSummary, Neighbours {
  readonly page: P;
  readonly locale: Locale;
  /** Path without language. */
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

/** The views of every page in every language. */
export function createPageViews(site: SiteContents): Localized<PageViews> {
  const views = localized(() => new Map<string, PageView>());
  const neighboursOf = localized((locale) => neighboursIn(site, locale));
  for (const page of site.pages.values()) {
    const summaries = localized((locale) => pageSummary(site, locale, page));
    for (const locale of locales) {
      const summary = summaries[locale];
      const crumbs = breadcrumbs(site, locale, page, summary);
      views[locale].set(page.path, {
        ...summary,
        ...neighboursOf[locale](page),
        page,
        locale,
        path: page.path,
        section: sectionOf(page.path),
        sidebar: site.sidebarOf.get(page.path),
        breadcrumbs: crumbs,
        tableOfContents: tableOfContents(site, locale, page),
        head: pageHead(site, locale, page, summaries, crumbs),
      });
    }
  }
  return views;
}
