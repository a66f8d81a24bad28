import type { Locale } from '../text/locale.ts';
import type { SiteContents } from './siteContents.ts';

export const feedPaths = { blog: '/blog/rss.xml', changelog: '/docs/changelog/rss.xml' } as const;

export interface FeedLink {
  readonly title: string;
  readonly href: string;
}

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
