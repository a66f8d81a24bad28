import type { PageKind, PageOf } from './pages/page.ts';
import type { SiteContents } from './pages/siteContents.ts';
import { type Locale, type Localized, locales } from './text/locale.ts';
import type { PageView, PageViews } from './views/pageView.ts';

/** The site as data: everything that components, feeds and search render. */
export interface Site extends SiteContents {
  readonly views: Localized<PageViews>;
}

/** Every page of the output: each page in each language. */
export function allViews(site: Site): PageView[] {
  return [...site.pages.keys()].flatMap((path) => locales.flatMap((locale) => site.views[locale].get(path) ?? []));
}

/** Unique key of a page: its language and path, such as `en/docs`. */
export const addressOf = ({ locale, path }: PageView): string => locale + path;

export function viewsOf<Kind extends PageKind>(site: Site, locale: Locale, kind: Kind): PageView<PageOf<Kind>>[] {
  return [...site.views[locale].values()].filter((view) => isOfKind(view, kind));
}

function isOfKind<Kind extends PageKind>(view: PageView, kind: Kind): view is PageView<PageOf<Kind>> {
  return view.page.kind === kind;
}
