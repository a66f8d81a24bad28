import { feedFiles, feedFormats } from '../feeds/channel.ts';
import { type Alternate, alternates, listedLocales } from './alternates.ts';
import { feedFolder } from './changelogScopes.ts';
import type { Locale } from './locale.ts';
import { type PageInfo, pageInfo } from './pageInfo.ts';
import { areaOf, type Route } from './routes.ts';
import type { Site } from './site.ts';
import { trail } from './trail.ts';

/** A link to a feed in one of its forms. */
export interface FeedLink {
  readonly type: string;
  /** Name of the form: RSS, Atom, JSON Feed. */
  readonly name: string;
  readonly title: string;
  readonly href: string;
}

/** The head of a document, as data. URLs are absolute. */
export interface Head {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** The page in every language, if search engines are to find it in this one. */
  readonly alternates: readonly Alternate[];
  /** Not for search engines: unlisted pages and the not-found page. */
  readonly noindex: boolean;
  readonly type: 'website' | 'article';
  readonly image: string;
  readonly feeds: readonly FeedLink[];
  /** Structured data, one object per script. */
  readonly jsonLd: readonly object[];
}

/** Builds the head of a page. A page that is not translated names the English page as canonical. */
export function pageHead(site: Site, locale: Locale, route: Route): Head {
  const info = pageInfo(site, locale, route);
  const { urls, config } = site;
  const url = (l: Locale) => urls.absolutePage(l, route.path);
  return {
    title: route.kind === 'home' ? `${info.title}: ${info.description}` : `${info.title} | ${config.title[locale]}`,
    description: info.description,
    canonical: url(info.state === 'missing' ? 'en' : locale),
    alternates: listedLocales(site, route).includes(locale) ? alternates(site, route) : [],
    noindex: info.unlisted,
    type: route.kind === 'blogPost' || route.kind === 'doc' ? 'article' : 'website',
    image: urls.absolute(urls.file(`/og/${locale}/${cardOf(route)}.png`)),
    feeds: feedsOf(site, locale, route),
    jsonLd: jsonLd(site, locale, route, info),
  };
}

/** Name of the Open Graph card: one per section and one per blog post. */
export function cardOf(route: Route): string {
  if (route.kind === 'blogPost') return `blog-${route.id}`;
  if (areaOf(route) === 'blog') return 'blog';
  const section = /^\/docs\/([^/]+)/.exec(route.path)?.[1];
  const known: Readonly<Record<string, string>> = {
    'tutorial-basics': 'tutorials',
    troubleshoot: 'troubleshooting',
    services: 'services',
    business: 'business',
    api: 'api',
    changelog: 'changelog',
  };
  return (section !== undefined && known[section]) || 'home';
}

/** The feeds of the blog or the changelog that a page belongs to. */
function feedsOf(site: Site, locale: Locale, route: Route): Head['feeds'] {
  const { blog, changelog } = site.strings[locale];
  switch (areaOf(route)) {
    case 'blog':
      return feedLinks(site, locale, '/blog', blog.title);
    case 'changelog':
      return feedLinks(site, locale, feedFolder(undefined), changelog.title);
    default:
      return [];
  }
}

/** Links to the forms of a channel by the folder that holds them. */
export function feedLinks(site: Site, locale: Locale, folder: string, title: string): FeedLink[] {
  return feedFiles.map((file) => {
    const { type, name } = feedFormats[file];
    return {
      type,
      name,
      title: `${site.config.title[locale]}: ${title} (${name})`,
      href: site.urls.page(locale, `${folder}/${file}`),
    };
  });
}

function jsonLd(site: Site, locale: Locale, route: Route, info: PageInfo): object[] {
  if (route.kind === 'notFound' || route.kind === 'search') return [];
  const { urls, config } = site;
  const publisher = { '@type': 'Organization', name: config.brand, url: config.url };
  if (route.kind === 'home') {
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: info.title,
        url: urls.absolutePage(locale, '/'),
        inLanguage: locale,
        publisher,
      },
    ];
  }
  const breadcrumbs = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail(site, locale, route)
      .flatMap(({ label, path }) => (path === undefined ? [] : [{ label, path }]))
      .map(({ label, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: urls.absolutePage(locale, path),
      })),
  };
  if (!info.text) return [breadcrumbs];
  const article = {
    '@context': 'https://schema.org',
    '@type': route.kind === 'blogPost' ? 'BlogPosting' : 'TechArticle',
    headline: info.title,
    description: info.description,
    inLanguage: info.text.locale,
    mainEntityOfPage: urls.absolutePage(locale, route.path),
    author: authorsOf(site, locale, route) ?? publisher,
    publisher,
    ...(info.date === undefined ? {} : { datePublished: info.date }),
    ...(info.updated === undefined ? {} : { dateModified: info.updated }),
  };
  return [breadcrumbs, article];
}

function authorsOf(site: Site, locale: Locale, route: Route): object[] | undefined {
  if (route.kind !== 'blogPost') return undefined;
  const post = site.posts.find(({ id }) => id === route.id);
  return post?.meta.authors.map((id) => ({
    '@type': 'Organization',
    name: site.authors[id]?.name[locale] ?? id,
    url: site.urls.absolutePage(locale, `/blog/authors/${id}`),
  }));
}
