import type { Locale } from '../text/locale.ts';
import type { SiteContents } from './siteContents.ts';

/** Path of the feed of the blog or of the changelog. */
export const feedPaths = { blog: '/blog/rss.xml', changelog: '/docs/changelog/rss.xml' } as const;

/** A link to a feed. */
export interface FeedLink {
  readonly title: string;
  readonly href: string;
}

/** The link to the feed of the blog or of the changelog in a language. */
export function feedLink(
  { config, strings, urls }: Pick<SiteContents, 'config' | 'strings' | 'urls'>,
  locale: Locale,
  of: keyof typeof feedPaths,
): FeedLink {
  return {
    title: `${config.title[locale]}: ${strings[locale][of].title} (RSS)`,
    href: urls.page(locale, feedPaths[of]),
  };
}
