import type { Page } from '../pages/page.ts';
import type { SiteContents } from '../pages/siteContents.ts';
import type { Locale } from '../text/locale.ts';
import type { Crumb } from './breadcrumbs.ts';
import type { PageSummary } from './pageSummary.ts';

const context = 'https://schema.org';

/** Schema.org data: breadcrumbs, and an article if people wrote the text. */
export function structuredData(
  site: SiteContents,
  locale: Locale,
  page: Page,
  summary: PageSummary,
  crumbs: readonly Crumb[],
): object[] {
  switch (page.kind) {
    case 'notFound':
    case 'search':
      return [];
    case 'home':
      return [website(site, locale, summary)];
    default:
      return [breadcrumbList(site, locale, crumbs), ...article(site, locale, page, summary)];
  }
}

function website(site: SiteContents, locale: Locale, { title }: PageSummary): object {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: title,
    url: site.urls.absolutePage(locale, '/'),
    inLanguage: locale,
    publisher: publisher(site),
  };
}

function breadcrumbList({ urls }: SiteContents, locale: Locale, crumbs: readonly Crumb[]): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs
      .flatMap(({ label, path }) => (path === undefined ? [] : [{ label, path }]))
      .map(({ label, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: urls.absolutePage(locale, path),
      })),
  };
}

function article(site: SiteContents, locale: Locale, page: Page, summary: PageSummary): object[] {
  const { title, text, date, updated } = summary;
  if (!text) return [];
  return [
    {
      '@context': context,
      '@type': page.kind === 'blogPost' ? 'BlogPosting' : 'TechArticle',
      headline: title,
      inLanguage: text.locale,
      author: page.kind === 'blogPost' ? authors(site, locale, page.entry) : publisher(site),
      ...(date === undefined ? {} : { datePublished: date }),
      ...(updated === undefined ? {} : { dateModified: updated }),
    },
  ];
}

function authors({ urls }: SiteContents, locale: Locale, post: Extract<Page, { kind: 'blogPost' }>['entry']): object[] {
  return post.authors.map(({ name, path }) => ({
    '@type': 'Organization',
    name: name[locale],
    url: urls.absolutePage(locale, path),
  }));
}

function publisher({ config }: SiteContents): object {
  return { '@type': 'Organization', name: config.brand, url: config.url };
}
