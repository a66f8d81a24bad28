import type { Locale } from '../text/locale.ts';
import type { SiteContents } from './siteContents.ts';

/** The formats in which every feed is published, by the names of their files. */
export const feedFormats = {
  'rss.xml': { name: 'RSS', type: 'application/rss+xml' },
  'atom.xml': { name: 'Atom', type: 'application/atom+xml' },
  'feed.json': { name: 'JSON Feed', type: 'application/feed+json' },
} as const;

export type FeedFile = keyof typeof feedFormats;

export const feedFiles: readonly FeedFile[] = ['rss.xml', 'atom.xml', 'feed.json'];

/** A link to a feed in one of its formats. */
export interface FeedLink {
  readonly type: string;
  /** Name of the format: RSS, Atom, JSON Feed. */
  readonly name: string;
  readonly title: string;
  readonly href: string;
}

/** Links to all formats of a feed, by the folder that contains its files. */
export function feedLinks(
  { config, urls }: Pick<SiteContents, 'config' | 'urls'>,
  locale: Locale,
  folder: string,
  title: string,
): FeedLink[] {
  return feedFiles.map((file) => {
    const { type, name } = feedFormats[file];
    return {
      type,
      name,
      title: `${config.title[locale]}: ${title} (${name})`,
      href: urls.page(locale, `${folder}/${file}`),
    };
  });
}
