import { generateRssFeed } from 'feedsmith';
import type { Channel } from './channel.ts';

/** Writes a channel as RSS 2.0, which every reader of feeds knows. */
export function writeFeed({ page, address, title, description, language, copyright, items }: Channel): string {
  return generateRssFeed(
    {
      title,
      link: page,
      description,
      language,
      copyright,
      // The day of the newest item: the time of the build would make every build different.
      lastBuildDate: items[0]?.date ?? new Date(0),
      atom: { links: [{ href: address, rel: 'self', type: 'application/rss+xml' }] },
      items: items.map((item) => ({
        title: item.title,
        link: item.url,
        description: item.description,
        guid: { value: item.url, isPermaLink: true },
        pubDate: item.date,
        categories: item.tags.map((name) => ({ name })),
        content: { encoded: item.html },
        // `author` would have to be an e-mail address.
        ...(item.authors.length > 0 && { dc: { creators: [item.authors.join(', ')] } }),
      })),
    },
    { strict: true },
  );
}
