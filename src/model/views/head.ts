import { areaOf } from '../addresses/sections.ts';
import { type FeedLink, feedLink } from '../pages/feedLink.ts';
import type { Page } from '../pages/page.ts';
import type { SiteContents } from '../pages/siteContents.ts';
import { twinPath } from '../pages/twins.ts';
import type { Locale, Localized } from '../text/locale.ts';
import { type Alternate, alternates, isIndexed } from './alternates.ts';
import type { Crumb } from './breadcrumbs.ts';
import { historyLabel, labelled } from './history.ts';
import type { PageSummary } from './pageSummary.ts';
import { structuredData } from './structuredData.ts';

/** The head of a document, as data. URLs are absolute. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** Address of the page, or of the English one if it is not translated. */
  readonly canonical: string;
  /** The page in every language, if search engines should find it in this one. */
  readonly alternates: readonly Alternate[];
  /** Address of the Markdown twin of the page. */
  readonly twin: string | undefined;
  /** Not for search engines: unlisted pages and the not-found page. */
  readonly noindex: boolean;
  readonly type: 'website' | 'article';
  /** Picture of shared links (Open Graph): one per language, in `public/og`. */
  readonly image: string;
  /** The feed of the blog or the changelog that the page belongs to. */
  readonly feed: FeedLink | undefined;
  /** Structured data, one object per script. */
  readonly jsonLd: readonly object[];
}

export function pageHead(
  site: SiteContents,
  locale: Locale,
  page: Page,
  summaries: Localized<PageSummary>,
  crumbs: readonly Crumb[],
): Head {
  const summary = labelledSummary(site, locale, summaries[locale]);
  const { title, description, state, unlisted } = summary;
  const { urls, config } = site;
  const twin = twinPath(page);
  const area = areaOf(page.path);
  const shownIn = state === 'missing' ? 'en' : locale;
  return {
    title: page.kind === 'home' ? `${title}: ${description}` : `${nameInTitle(page, title)} | ${config.title[locale]}`,
    description,
    canonical: urls.absolutePage(shownIn, page.path),
    alternates: isIndexed(summary) ? alternates(site, page, summaries) : [],
    twin: twin && urls.absolutePage(locale, twin),
    noindex: unlisted,
    type: page.kind === 'blogPost' || page.kind === 'doc' ? 'article' : 'website',
    image: urls.absolute(urls.file(`/og/${locale}.png`)),
    feed: area === 'blog' || area === 'changelog' ? feedLink(site, locale, area) : undefined,
    jsonLd: structuredData(site, locale, page, summary, crumbs),
  };
}

/** Developers look for the name of an operation in tabs and results of search engines. */
export function nameInTitle(page: Page, title: string): string {
  return page.kind === 'apiOperation' ? `${title} (${page.operation.name})` : title;
}

/** Labels a post or release of illustrative history for search engines and previews, too. */
function labelledSummary(site: SiteContents, locale: Locale, summary: PageSummary): PageSummary {
  if (summary.date === undefined) return summary;
  return { ...summary, description: labelled(summary.description, historyLabel(site, locale, summary.date)) };
}
